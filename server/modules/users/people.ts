import { type Selectable, sql } from 'kysely';
import type { User } from '../../../contract/entities/user';
import { isReservedUsername } from '../../../contract/rules/names/username';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import type { UsersTable } from '../../platform/database/schema-people';
import type { Identity } from '../../platform/identity/identity';
import { grantToFirstAccount } from '../admin/public';
import { awardBadges, awardForPractice } from '../badges/public';

export type PersonRow = Selectable<UsersTable>;

export interface NewPerson {
  readonly uid: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly photoURL: string | null;
}

export type CreatedPerson =
  | { readonly outcome: 'created' | 'existed'; readonly user: User }
  | { readonly outcome: 'usernameTaken' };

/**
 * With the first badge (D-34) and badges earned before. A repeated call returns the existing record.
 * @param admit throws if nobody new may come
 */
export async function createPerson(
  transaction: Database,
  identity: Identity,
  person: NewPerson,
  admit: () => void = () => {},
): Promise<CreatedPerson> {
  const { uid, email, username, displayName, photoURL } = person;
  const existing = await findPerson(transaction, uid);
  if (existing) {
    await renewClaims(transaction, identity, existing);
    return { outcome: 'existed', user: toUser(existing) };
  }
  admit();
  if (isReservedUsername(username)) return { outcome: 'usernameTaken' };
  const created = await transaction
    .insertInto('users')
    .values({ uid, id: newId(), email, username, display_name: displayName, photo_url: photoURL })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!created) {
    // An identical call at the same time, or another user with that name.
    const meanwhile = await findPerson(transaction, uid);
    return meanwhile ? { outcome: 'existed', user: toUser(meanwhile) } : { outcome: 'usernameTaken' };
  }
  await renewClaims(transaction, identity, created);
  await awardBadges(transaction, uid, ['beginner']);
  await awardForPractice(transaction, uid);
  const isAdministrator = await grantToFirstAccount(transaction, uid);
  return { outcome: 'created', user: { ...toUser(created), ...(isAdministrator && { isAdministrator }) } };
}

export async function findPerson(db: Database, uid: string): Promise<PersonRow | undefined> {
  return await db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** Ignores case; reserved names count as taken. */
export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  if (isReservedUsername(username)) return true;
  const row = await db
    .selectFrom('users')
    .select('uid')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** Updates the claims for the user's next token. */
export async function renewClaims(
  transaction: Database,
  identity: Identity,
  { uid, id, username }: PersonRow,
): Promise<void> {
  await identity.setClaims(uid, { username, id, mongoID: id, _id: id }, transaction);
}

export function toUser(row: PersonRow): User {
  return {
    uid: row.uid,
    email: row.email,
    username: row.username,
    displayName: row.display_name,
    photoURL: row.photo_url,
    createdAt: row.created_at.toISOString(),
    ...(row.roles.includes('administrator') && { isAdministrator: true }),
  };
}
