import { type Selectable, sql } from 'kysely';
import type { SignupEmail, User } from '../../../contract/entities/user';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import type { UsersTable } from '../../platform/database/schema';

export type InsertedPerson =
  | { readonly outcome: 'created' | 'existed'; readonly user: User; readonly id: string }
  | { readonly outcome: 'usernameTaken' };

/** Makes the record of a person who signed up. Signing up again (a lost answer) finds the record of the first time. */
export async function insertPerson(db: Database, signup: SignupEmail): Promise<InsertedPerson> {
  const { uid, email, username, displayName } = signup;
  const created = await db
    .insertInto('users')
    .values({ uid, id: newId(), email, username, display_name: displayName, photo_url: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created) return { outcome: 'created', user: toUser(created), id: created.id };
  const existing = await db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
  if (!existing) return { outcome: 'usernameTaken' };
  return { outcome: 'existed', user: toUser(existing), id: existing.id };
}

export async function readPerson(db: Database, uid: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row && toUser(row);
}

/** Names that differ only in case are the same to a reader. */
export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('uid')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the record of a person whose account is deleted. What they handed in stays, without a name. */
export async function forgetPerson(uid: string, transaction: Database): Promise<void> {
  await transaction.deleteFrom('users').where('uid', '=', uid).execute();
}

function toUser(row: Selectable<UsersTable>): User {
  return {
    uid: row.uid,
    email: row.email,
    username: row.username,
    displayName: row.display_name,
    photoURL: row.photo_url,
    createdAt: row.created_at.toISOString(),
  };
}
