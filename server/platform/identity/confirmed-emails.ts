import type { Database } from '../database/open';
import type { Caller } from './identity';

const plain = (email: string) => email.trim().toLowerCase();

export async function markEmailConfirmed(db: Database, uid: string, email: string): Promise<void> {
  await db
    .insertInto('proven_emails')
    .values({ uid, email: plain(email) })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email: plain(email) }))
    .execute();
}

const provingProviders: ReadonlySet<string> = new Set(['google.com', 'github.com']);

/** By Google or GitHub, or by a mailed code. A password or a personal code (`custom`) is no proof. */
export async function isEmailConfirmed(db: Database, { uid, email, provider }: Caller): Promise<boolean> {
  if (provingProviders.has(provider)) return true;
  const row = await db
    .selectFrom('proven_emails')
    .select('uid')
    .where('uid', '=', uid)
    .where('email', '=', plain(email))
    .executeTakeFirst();
  return row !== undefined;
}
