/** Registrations for contests, from the moment they are written down here until the copy of the contest tells of them. */
import { randomId } from '../lib/random-id';
import type { AccountKey } from './account';
import { appDb, entryTables } from './app-db';
import type { RegistrationRow } from './app-rows';
import { addEntry } from './outbox';
import { withRoom } from './storage-full';

export type { RegistrationRow };

export interface RegistrationInput {
  account: AccountKey;
  contestSlug: string;
  contestName: string;
  /** Of the contest as it is shown here: of later changes the server tells. */
  version: number;
  /** D-11 */
  password?: string;
}

/**
 * Writes a registration and the intent to send it, in one transaction; resolves with its id once both are on the disk. One that was
 * refused before is given up for it; while one is on its way, that stays and is the answer.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export async function registerForContest(input: RegistrationInput): Promise<string> {
  const { account, contestSlug, contestName, version, password } = input;
  const id = randomId();
  const createdAt = Date.now();
  const { checkPayload } = await import('./check-payload');
  const payload = checkPayload('contestRegister', {
    contestSlug,
    version,
    ...(password !== undefined && { password }),
  });
  const stream = `${account}/contest:${contestSlug}`;
  return withRoom(() =>
    appDb.transaction('rw', [appDb.registrations, ...entryTables], async () => {
      const former = await registrationOf(account, contestSlug);
      if (former?.receipt === 'saved' || former?.receipt === 'signInNeeded') return former.id;
      if (former) await giveUp(former.id);
      await appDb.registrations.add({ id, account, contestSlug, contestName, createdAt, receipt: 'saved' });
      await addEntry({ id, kind: 'contestRegister', stream, account, payload, createdAt });
      return id;
    }),
  );
}

async function giveUp(id: string): Promise<void> {
  await appDb.registrations.delete(id);
  await appDb.outbox.where({ id }).delete();
  await appDb.payloads.delete(id);
}

/** The newest registration of an account for a contest that was written here. */
export async function registrationOf(
  account: AccountKey,
  contestSlug: string,
): Promise<RegistrationRow | undefined> {
  const rows = await appDb.registrations
    .where('[account+contestSlug]')
    .equals([account, contestSlug])
    .sortBy('createdAt');
  return rows.at(-1);
}

export async function readRegistration(id: string): Promise<RegistrationRow | undefined> {
  return appDb.registrations.get(id);
}
