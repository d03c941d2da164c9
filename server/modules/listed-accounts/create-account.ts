import type {
  AccountRow,
  CreatedAccounts,
  Credentials,
} from '../../../contract/entities/contest/contest-accounts';
import { noMailAddress, signInName } from '../../../contract/rules/names/sign-in-name';
import type { Database } from '../../platform/database/open';
import type { Identity } from '../../platform/identity/identity';
import { createPerson, isUsernameTaken, suggestUsernames } from '../users/public';
import { newPassword } from './new-password';

type Created = CreatedAccounts['rows'][number];

export interface AccountMaker {
  readonly transaction: Database;
  readonly identity: Identity;
  readonly create: NonNullable<Identity['create']>;
  /** Stores who made the account and what for. */
  readonly keep: (account: { uid: string; email: string; row: AccountRow }) => Promise<void>;
}

export async function createAccount(maker: AccountMaker, row: AccountRow): Promise<Created> {
  const { transaction, identity, create, keep } = maker;
  for (const username of row.username ? [row.username] : suggestUsernames(row.name)) {
    if (await isUsernameTaken(transaction, username)) continue;
    const email = row.email || noMailAddress(username);
    const password = newPassword();
    const uid = await create({ email, password, displayName: row.name }, transaction);
    if (uid === null && row.email) return { outcome: 'fault', fault: 'emailTaken' };
    if (uid === null) continue;
    const person = { uid, email, username, displayName: row.name, photoURL: null };
    const { outcome } = await createPerson(transaction, identity, person);
    if (outcome === 'usernameTaken') {
      await identity.remove(uid, transaction);
      continue;
    }
    await keep({ uid, email, row });
    return { outcome: 'new', username, credentials: credentialsOf(row, username, email, password) };
  }
  return { outcome: 'fault', fault: 'usernameTaken' };
}

const credentialsOf = (
  { name, teamName, affiliation, country }: AccountRow,
  username: string,
  email: string,
  password: string,
): Credentials => ({
  username,
  displayName: name,
  signInName: signInName(email),
  password,
  teamName,
  affiliation,
  country,
});
