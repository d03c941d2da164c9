/** Work done while signed out. After sign-in the user decides whose it is. */
import Dexie from 'dexie';
import { type AccountKey, deviceAccount } from '../account/account';
import { resumeAccount } from '../account/resume-account';
import { appDb, outboxTables } from '../db/app-db';
import { answerDraftsOf } from '../drafts/answer-drafts';
import { applyWaiting } from '../intents/receipts';
import { readBookmarks } from '../own-lists/bookmarks';
import { readOwnLists } from '../own-lists/lists';
import { notedProblemIds } from '../own-lists/notes';
import { adoptDeviceWork, untriedDeviceEntries } from './adopt-device-work';
import { claimDeviceSolutions, deviceSolutions, isRight } from './device-solutions';
import { messages } from './messages';

export interface DeviceWork {
  drafts: number;
  answers: number;
  creations: number;
  unsent: number;
  solved: number;
  answered: number;
  bookmarks: number;
  lists: number;
  notes: number;
  items: string[];
}

const keptKey = (account: AccountKey) => `deviceWorkKept/${account}`;

export async function deviceWorkFor(account: AccountKey): Promise<DeviceWork> {
  const drafts = (await draftsHere()).map(
    ({ problemID, language, updatedAt }) => `draft/${problemID}/${language}/${updatedAt}`,
  );
  const answers = (await answerDraftsOf(deviceAccount)).map(
    ({ problemID, answer }) => `answer/${problemID}/${JSON.stringify(answer)}`,
  );
  const creations = (await creationsHere()).map(({ kind, id, updatedAt }) => `${kind}/${id}/${updatedAt}`);
  const unsent = (await untriedDeviceEntries()).map(({ id }) => `entry/${id}`);
  const solutions = await deviceSolutions(account);
  const solved = solutions.filter(isRight).map(({ row }) => `solved/${row.problemID}`);
  const answered = solutions
    .filter((one) => !isRight(one))
    .map(({ row }) => `answered/${row.problemID}/${row.createdAt}`);
  const { bookmarks, lists, notes } = await deviceOwnLists();
  return {
    drafts: drafts.length,
    answers: answers.length,
    creations: creations.length,
    unsent: unsent.length,
    solved: solved.length,
    answered: answered.length,
    bookmarks: bookmarks.length,
    lists: lists.length,
    notes: notes.length,
    items: [
      ...[...drafts, ...answers, ...creations, ...unsent, ...solved, ...answered],
      ...[...bookmarks, ...lists, ...notes],
    ],
  };
}

const draftsHere = () =>
  appDb.drafts
    .where('[account+problemID+language+contestSlug]')
    .between([deviceAccount], [deviceAccount, Dexie.maxKey])
    .toArray();

const creationsHere = () =>
  appDb.wizardDrafts
    .where('[account+kind]')
    .anyOf([
      [deviceAccount, 'contest'],
      [deviceAccount, 'problem'],
    ])
    .toArray();

async function deviceOwnLists(): Promise<Record<'bookmarks' | 'lists' | 'notes', string[]>> {
  const [bookmarks, lists, notes] = [
    await readBookmarks(deviceAccount),
    await readOwnLists(deviceAccount),
    await notedProblemIds(deviceAccount),
  ];
  return {
    bookmarks: bookmarks.map(({ problemID }) => `bookmark/${problemID}`),
    lists: lists.map(({ listID }) => `list/${listID}`),
    notes: notes.map((problemID) => `note/${problemID}`),
  };
}

/** Whether the account still has to decide; false if it kept all of it separate. */
export async function isUndecided(account: AccountKey, { items }: DeviceWork): Promise<boolean> {
  const row = await appDb.kv.get(keptKey(account));
  const kept = new Set(row?.value as string[] | undefined);
  return items.some((item) => !kept.has(item));
}

/**
 * Pauses unsent anonymous entries until the user decides or signs out. Part of every sign-in, before the
 * session begins.
 */
export function holdDeviceWork(now = Date.now()): Promise<void> {
  return appDb.transaction('rw', outboxTables, async () => {
    const held = (await untriedDeviceEntries()).filter(({ state }) => state === 'queued');
    const error = {
      errorCode: 'WHOSE',
      error: messages.undecided,
      message: messages.undecidedDetail,
      at: now,
    };
    await appDb.outbox.bulkUpdate(
      held.map(({ seq }) => ({ key: seq, changes: { state: 'paused' as const, error } })),
    );
    await applyWaiting(held, true);
  });
}

/** Moves drafts and unsent work to the account, and resubmits anonymous solutions. */
export async function takeOverDeviceWork(account: AccountKey): Promise<void> {
  await adoptDeviceWork(account);
  await claimDeviceSolutions(account);
  await appDb.kv.delete(keptKey(account));
}

/** Work stays anonymous, and waiting entries are sent that way. */
export async function keepDeviceWorkSeparate(account: AccountKey): Promise<void> {
  const { items } = await deviceWorkFor(account);
  await appDb.kv.put({ key: keptKey(account), value: items });
  await appDb.transaction('rw', outboxTables, () => resumeAccount(deviceAccount));
}
