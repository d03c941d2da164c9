import { createHash } from 'node:crypto';
import type { Database } from '../../database/open';
import { type Account, normalEmail } from './accounts';
import { isPassword } from './passwords';
import { attemptKeyOf, countAttempt, resetAttempts } from './sign-in-attempts';

export type SignIn =
  | { readonly ok: true; readonly account: Account }
  | { readonly ok: false; readonly reason: 'credentials' | 'locked' | 'disabled' };

/**
 * Checks email and password.
 *
 * Each email has an attempt counter that locks after too many failures; neither answer nor time shows
 * whether the account exists. So that an attacker cannot lock a user out, a network from which the account
 * signed in before has its own counter, and a password reset clears all of them.
 */
export async function checkSignIn(
  db: Database,
  email: string,
  password: string,
  network: string,
): Promise<SignIn> {
  const address = normalEmail(email);
  const account = await db
    .selectFrom('identity_accounts')
    .selectAll()
    .where('email', '=', address)
    .executeTakeFirst();
  const isKnown = await isKnownNetwork(db, account?.uid ?? '', network);
  const guard = isKnown ? attemptKeyOf(address, network) : attemptKeyOf(address);
  const mayTry = await countAttempt(db, guard);
  const isRight = await isPassword(account?.password_hash, password);
  // While locked, even the right password is refused: otherwise guessing could continue.
  if (!mayTry) return { ok: false, reason: 'locked' };
  if (!account || !isRight) return { ok: false, reason: 'credentials' };
  await resetAttempts(db, guard);
  if (account.disabled) return { ok: false, reason: 'disabled' };
  await db
    .updateTable('identity_accounts')
    .set({ last_sign_in_at: new Date() })
    .where('uid', '=', account.uid)
    .execute();
  await rememberNetwork(db, account.uid, network);
  return { ok: true, account };
}

const networkHash = (network: string) => createHash('sha256').update(network).digest('base64url');

async function isKnownNetwork(db: Database, uid: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_known_networks')
    .select('uid')
    .where('uid', '=', uid)
    .where('network', '=', networkHash(network))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNetwork(db: Database, uid: string, network: string): Promise<void> {
  const seenAt = new Date();
  await db
    .insertInto('identity_known_networks')
    .values({ uid, network: networkHash(network), seen_at: seenAt })
    .onConflict((conflict) => conflict.columns(['uid', 'network']).doUpdateSet({ seen_at: seenAt }))
    .execute();
}
