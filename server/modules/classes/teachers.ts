import { sql } from 'kysely';
import type { BecomeTeacher } from '../../../contract/entities/classes/class';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { matchesTeacherCode } from '../../platform/lan/teacher-code';

export async function isTeacher(db: Database, uid: string): Promise<boolean> {
  const row = await db.selectFrom('teachers').select('uid').where('uid', '=', uid).executeTakeFirst();
  return row !== undefined;
}

export async function becomeTeacher(
  db: Database,
  { lan, dataDir }: Pick<Config, 'lan' | 'dataDir'>,
  { code }: BecomeTeacher,
  uid: string,
): Promise<{ isTeacher: boolean }> {
  const person = await db.selectFrom('users').select('uid').where('uid', '=', uid).executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  if (!lan || !matchesTeacherCode(dataDir, code)) throw new Refusal('TEACHER_CODE_WRONG');
  await addTeacher(db, uid);
  return { isTeacher: true };
}

/** @returns false: the account is a teacher already */
export async function addTeacher(db: Database, uid: string): Promise<boolean> {
  const added = await db
    .insertInto('teachers')
    .values({ uid })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return added !== undefined;
}

/** Their classes and students stay. @returns false: the account is no teacher */
export async function removeTeacher(db: Database, uid: string): Promise<boolean> {
  const deleted = await db.deleteFrom('teachers').where('uid', '=', uid).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** By the operator. @returns false: nobody has this username */
export async function grantTeacher(db: Database, username: string): Promise<boolean> {
  const person = await findByUsername(db, username);
  if (!person) return false;
  await addTeacher(db, person.uid);
  return true;
}

/** @returns false: no teacher has this username */
export async function revokeTeacher(db: Database, username: string): Promise<boolean> {
  const person = await findByUsername(db, username);
  return person !== undefined && (await removeTeacher(db, person.uid));
}

export interface TeacherRow {
  readonly username: string;
  readonly displayName: string;
  readonly since: Date;
  readonly classes: number;
}

export async function listTeachers(db: Database): Promise<TeacherRow[]> {
  const { rows } = await sql<TeacherRow>`
    select u.username, u.display_name as "displayName", t.granted_at as since,
        (select count(*)::int from class_members m
          where m.uid = t.uid and m.role = 'teacher' and m.removed_at is null) as classes
      from teachers t join users u on u.uid = t.uid order by lower(u.username)`.execute(db);
  return rows;
}

export async function findByUsername(db: Database, username: string): Promise<{ uid: string } | undefined> {
  return await db
    .selectFrom('users')
    .select('uid')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}
