/** Contests that were handed in here, from the moment they are written down until the server has them. */
import { liveQuery } from 'dexie';
import type { NewContest } from '../../contract/entities/new-contest';
import { randomId } from '../lib/random-id';
import type { AccountKey } from './account';
import { appDb, entryTables } from './app-db';
import type { ContestCreationRow } from './app-rows';
import { addEntry, discardEntry } from './outbox';
import { withRoom } from './storage-full';

export type { ContestCreationRow };

/**
 * Writes a contest and the intent to send it, in one transaction; resolves with its id once both are on the disk. Its draft stays
 * until the server has it. While the draft is on its way, that is the answer: it becomes one contest, whatever tab it is sent from.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export async function createContest(
  account: AccountKey,
  draftID: string,
  contest: NewContest,
): Promise<string> {
  const id = randomId();
  const createdAt = Date.now();
  const { checkPayload } = await import('./check-payload');
  const payload = checkPayload('contestCreate', contest);
  const { name } = payload;
  await giveUpRefused(account, draftID);
  return withRoom(() =>
    appDb.transaction('rw', [appDb.contestCreations, ...entryTables], async () => {
      const former = (await creationsOfDraft(account, draftID)).at(-1);
      if (former && former.receipt !== 'refused') return former.id;
      await appDb.contestCreations.add({ id, account, draftID, name, createdAt, receipt: 'saved' });
      const stream = `${account}/contests`;
      await addEntry({ id, kind: 'contestCreate', stream, account, payload, createdAt });
      return id;
    }),
  );
}

/** What is handed in anew takes the place of what the server did not take. */
export async function giveUpRefused(account: AccountKey, draftID: string): Promise<void> {
  for (const { id, receipt } of await creationsOfDraft(account, draftID)) {
    if (receipt === 'refused') await discardEntry(id);
  }
}

/** Whether a draft has become a contest, or is on its way to be one. */
export async function isHandedIn(account: AccountKey, draftID: string): Promise<boolean> {
  return (await creationsOfDraft(account, draftID)).some(({ receipt }) => receipt !== 'refused');
}

function creationsOfDraft(account: AccountKey, draftID: string): Promise<ContestCreationRow[]> {
  return appDb.contestCreations.where('[account+draftID]').equals([account, draftID]).sortBy('createdAt');
}

/** The account's contests that the server has not yet, or does not take. */
export async function contestCreationsOf(account: AccountKey): Promise<ContestCreationRow[]> {
  return appDb.contestCreations
    .where('account')
    .equals(account)
    .and(({ receipt }) => receipt !== 'sent')
    .toArray();
}

export async function readContestCreation(id: string): Promise<ContestCreationRow | undefined> {
  return appDb.contestCreations.get(id);
}

/** What became of it, once that is known; its row as it is then, if nothing is known after so long. */
export function awaitContestCreation(
  id: string,
  patienceMs: number,
): Promise<ContestCreationRow | undefined> {
  return new Promise((resolve) => {
    const settle = (row: ContestCreationRow | undefined) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(row);
    };
    const timer = setTimeout(() => void readContestCreation(id).then(settle), patienceMs);
    const subscription = liveQuery(() => readContestCreation(id)).subscribe((row) => {
      if (row?.receipt !== 'saved') settle(row);
    });
  });
}
