/** Problems that were made here, from the moment they are written down until the server has them. */
import { liveQuery } from 'dexie';
import type { NewProblem } from '../../contract/entities/new-problem';
import { randomId } from '../lib/random-id';
import type { AccountKey } from './account';
import { appDb, entryTables } from './app-db';
import type { ProblemCreationRow } from './app-rows';
import { addEntry, discardEntry } from './outbox';
import { withRoom } from './storage-full';

export type { ProblemCreationRow };

/**
 * Writes a problem and the intent to send it, in one transaction; resolves with its id once both are on the disk. Its draft stays
 * until the server has it. While the draft is on its way, that is the answer: it becomes one problem, whatever tab it is sent from.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export async function createProblem(
  account: AccountKey,
  draftID: string,
  problem: NewProblem,
): Promise<string> {
  const id = randomId();
  const createdAt = Date.now();
  const { checkPayload } = await import('./check-payload');
  const payload = checkPayload('problemCreate', problem);
  const name = payload.title;
  await giveUpRefusedProblem(account, draftID);
  return withRoom(() =>
    appDb.transaction('rw', [appDb.problemCreations, ...entryTables], async () => {
      const former = (await creationsOfDraft(account, draftID)).at(-1);
      if (former && former.receipt !== 'refused') return former.id;
      await appDb.problemCreations.add({ id, account, draftID, name, createdAt, receipt: 'saved' });
      const stream = `${account}/problems`;
      await addEntry({ id, kind: 'problemCreate', stream, account, payload, createdAt });
      return id;
    }),
  );
}

/** What is handed in anew takes the place of what the server did not take. */
export async function giveUpRefusedProblem(account: AccountKey, draftID: string): Promise<void> {
  for (const { id, receipt } of await creationsOfDraft(account, draftID)) {
    if (receipt === 'refused') await discardEntry(id);
  }
}

/** Whether a draft has become a problem, or is on its way to be one. */
export async function isProblemHandedIn(account: AccountKey, draftID: string): Promise<boolean> {
  return (await creationsOfDraft(account, draftID)).some(({ receipt }) => receipt !== 'refused');
}

function creationsOfDraft(account: AccountKey, draftID: string): Promise<ProblemCreationRow[]> {
  return appDb.problemCreations.where('[account+draftID]').equals([account, draftID]).sortBy('createdAt');
}

/** The account's problems that the server has not yet, or does not take. */
export async function problemCreationsOf(account: AccountKey): Promise<ProblemCreationRow[]> {
  return appDb.problemCreations
    .where('account')
    .equals(account)
    .and(({ receipt }) => receipt !== 'sent')
    .toArray();
}

export async function readProblemCreation(id: string): Promise<ProblemCreationRow | undefined> {
  return appDb.problemCreations.get(id);
}

/** What became of it, once that is known; its row as it is then, if nothing is known after so long. */
export function awaitProblemCreation(
  id: string,
  patienceMs: number,
): Promise<ProblemCreationRow | undefined> {
  return new Promise((resolve) => {
    const settle = (row: ProblemCreationRow | undefined) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(row);
    };
    const timer = setTimeout(() => void readProblemCreation(id).then(settle), patienceMs);
    const subscription = liveQuery(() => readProblemCreation(id)).subscribe((row) => {
      if (row?.receipt !== 'saved') settle(row);
    });
  });
}
