import type { ResetCredentials } from '../../../contract/entities/contest/contest-accounts';
import type { TeamDetails } from '../../../contract/entities/contest/team';
import { signInName } from '../../../contract/rules/names/sign-in-name';
import type { Database } from '../../platform/database/open';
import type { Identity } from '../../platform/identity/identity';
import { newPassword } from './new-password';

interface MadeAccount {
  readonly uid: string;
  readonly username: string;
  readonly display_name: string;
  readonly email: string;
}

/**
 * Sets a new password for each account. Call it in a transaction.
 * @param usernames asked for; those without an account are refused
 */
export async function resetPasswords<Account extends MadeAccount>(
  transaction: Database,
  identity: Identity,
  accounts: readonly Account[],
  usernames: readonly string[],
  teamOf: (account: Account) => TeamDetails,
): Promise<ResetCredentials> {
  const reset: ResetCredentials['accounts'] = [];
  for (const account of accounts) {
    const password = newPassword();
    await identity.setPassword(account.uid, password, transaction);
    const { username, display_name, email } = account;
    reset.push({
      username,
      displayName: display_name,
      signInName: signInName(email),
      password,
      ...teamOf(account),
    });
  }
  const found = new Set(accounts.map(({ username }) => username.toLowerCase()));
  return { accounts: reset, refused: usernames.filter((name) => !found.has(name.toLowerCase())) };
}
