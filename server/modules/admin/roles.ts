import { sql } from 'kysely';
import type { Role } from '../../../contract/entities/admin/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { requirePassword } from '../../platform/http/require-password';
import type { Caller } from '../../platform/identity/identity';
import { type Actor, writeEvent } from '../audit-log/public';
import { addTeacher, removeTeacher } from '../classes/public';

/** One change at a time: two administrators who change each other would wait for each other. */
export async function lockAdministration(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('administration'))`.execute(transaction);
}

/**
 * @param transaction holds the caller's role until its end
 * @throws Refusal FORBIDDEN
 */
export async function requireAdministrator(transaction: Database, caller: Caller): Promise<void> {
  const { rows } = await sql`select 1 from users
    where uid = ${requirePassword(caller).uid} and 'administrator' = any(roles) for share`.execute(
    transaction,
  );
  if (rows.length === 0) throw new Refusal('FORBIDDEN');
}

async function requireAnotherAdministrator(transaction: Database, uid: string): Promise<void> {
  const { rows } = await sql<{ uid: string; blocked: boolean }>`
    select uid, exists (select from account_blocks b where b.uid = users.uid) as blocked
      from users where 'administrator' = any(roles)`.execute(transaction);
  if (!rows.some((row) => row.uid !== uid && !row.blocked)) throw new Refusal('LAST_ADMINISTRATOR');
}

/** @returns false: the account has the role already */
export async function grantRole(
  transaction: Database,
  uid: string,
  role: Role,
  actor: Actor,
): Promise<boolean> {
  const changed =
    role === 'teacher' ? await addTeacher(transaction, uid) : await addRole(transaction, uid, role);
  if (changed)
    await writeEvent(transaction, actor, {
      action: 'role.grant',
      kind: 'user',
      target: uid,
      after: { role },
    });
  return changed;
}

/**
 * @param transaction has the lock of administration, so that two administrators cannot remove each other
 * @returns false: the account does not have the role
 * @throws Refusal LAST_ADMINISTRATOR
 */
export async function revokeRole(
  transaction: Database,
  uid: string,
  role: Role,
  actor: Actor,
): Promise<boolean> {
  if (role === 'administrator') await requireAnotherAdministrator(transaction, uid);
  const changed =
    role === 'teacher' ? await removeTeacher(transaction, uid) : await dropRole(transaction, uid, role);
  if (changed)
    await writeEvent(transaction, actor, {
      action: 'role.revoke',
      kind: 'user',
      target: uid,
      before: { role },
    });
  return changed;
}

async function addRole(db: Database, uid: string, role: Role): Promise<boolean> {
  const { rows } = await sql`update users set roles = roles || ${role}::text
    where uid = ${uid} and not ${role} = any(roles) returning uid`.execute(db);
  return rows.length > 0;
}

async function dropRole(db: Database, uid: string, role: Role): Promise<boolean> {
  const { rows } = await sql`update users set roles = array_remove(roles, ${role}::text)
    where uid = ${uid} and ${role} = any(roles) returning uid`.execute(db);
  return rows.length > 0;
}

export interface AdministratorRow {
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
}

export async function listAdministrators(db: Database): Promise<AdministratorRow[]> {
  const { rows } = await sql<AdministratorRow>`select username, display_name as "displayName", email
    from users where 'administrator' = any(roles) order by lower(username)`.execute(db);
  return rows;
}
