/** Registrations for contests, from the moment they are written down here until the copy of the contest tells of them. */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { contestRegister, type RegistrationRow } from '../intents/contest-register';
import { Instead, writeIntent } from '../intents/write-intent';

export type { RegistrationRow };

export interface RegistrationInput {
  account: AccountKey;
  contestSlug: string;
  contestName: string;
  /** Of the contest as it is shown here: of later changes the server tells. */
  version: number;
  /** D-11 */
  password?: string | undefined;
}

/**
 * Writes a registration and the intent to send it, in one transaction; resolves with its id once both are on the disk. One that was
 * refused before is given up for it; while one is on its way, that stays and is the answer.
 * Throws `InvalidPayloadError` for what the contract does not take, `StorageFullError` when there is no room.
 */
export function registerForContest({ account, contestName, ...said }: RegistrationInput): Promise<string> {
  return writeIntent(contestRegister, { account }, async () => {
    const former = await registrationOf(account, said.contestSlug);
    if (former?.receipt === 'saved' || former?.receipt === 'signInNeeded') return new Instead(former.id);
    if (former) await giveUp(former.id);
    return { payload: said, row: { contestName } };
  });
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
