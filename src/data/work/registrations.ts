import type { TeamDetails } from '../../../contract/entities/contest/team';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { contestRegister, type RegistrationRow } from '../intents/contest-register';
import { SkipWrite, writeIntent } from '../intents/write-intent';

export type { RegistrationRow };

export interface RegistrationInput {
  account: AccountKey;
  contestSlug: string;
  contestName: string;
  /** The version shown: the server reports later changes. */
  version: number;
  /** D-11 */
  password?: string | undefined;
  /** If the contest asks for it. */
  team?: TeamDetails | undefined;
}

/**
 * Stores and enqueues a registration in one transaction; resolves with its id, or with the id of one
 * already under way. Replaces a refused one. Throws `InvalidPayloadError`, `StorageFullError`.
 */
export function registerForContest({ account, contestName, ...said }: RegistrationInput): Promise<string> {
  return writeIntent(contestRegister, { account }, async () => {
    const former = await registrationOf(account, said.contestSlug);
    if (former?.receipt === 'saved' || former?.receipt === 'signInNeeded') return new SkipWrite(former.id);
    if (former) await giveUp(former.id);
    return { payload: said, row: { contestName } };
  });
}

async function giveUp(id: string): Promise<void> {
  await appDb.registrations.delete(id);
  await appDb.outbox.where({ id }).delete();
  await appDb.payloads.delete(id);
}

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
