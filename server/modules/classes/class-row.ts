import type { Selectable } from 'kysely';
import type { ClassRole } from '../../../contract/entities/classes/class';
import type { Database } from '../../platform/database/open';
import type { ClassesTable } from '../../platform/database/schema-classes';
import { Refusal } from '../../platform/http/refusal';
import { isTeacher } from './teachers';

export type ClassRow = Selectable<ClassesTable>;

export interface OwnClass {
  readonly row: ClassRow;
  readonly role: ClassRole;
  readonly group: string;
}

/**
 * An outsider does not learn that a class exists. A teacher who lost the role cannot read it any more.
 * @throws Refusal CLASS_NOT_FOUND
 */
export async function findOwnClass(
  db: Database,
  classID: string,
  uid: string,
  lock?: 'change',
): Promise<OwnClass> {
  const found = await db
    .selectFrom('classes')
    .selectAll()
    .where('id', '=', classID)
    .$if(lock === 'change', (query) => query.forUpdate())
    .executeTakeFirst();
  const member = await db
    .selectFrom('class_members')
    .select(['role', 'group_name'])
    .where('class_id', '=', classID)
    .where('uid', '=', uid)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!found || !member) throw new Refusal('CLASS_NOT_FOUND');
  if (member.role === 'teacher' && !(await isTeacher(db, uid))) throw new Refusal('CLASS_NOT_FOUND');
  return { row: found, role: member.role, group: member.group_name };
}

/** @throws Refusal CLASS_NOT_FOUND, FORBIDDEN for students */
export async function findTaughtClass(
  db: Database,
  classID: string,
  uid: string,
  lock?: 'change',
): Promise<OwnClass> {
  const found = await findOwnClass(db, classID, uid, lock);
  if (found.role !== 'teacher') throw new Refusal('FORBIDDEN');
  return found;
}
