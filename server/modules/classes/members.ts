import { classLimits } from '../../../contract/class-limits';
import type { ClassRole, JoinClass, JoinedClass } from '../../../contract/entities/classes/class';
import { isClassCode, plainCode } from '../../../contract/rules/classes/class-code';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { findOwnClass } from './class-row';

export async function joinClass(db: Database, { code }: JoinClass, uid: string): Promise<JoinedClass> {
  return await db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('users')
      .select('uid')
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (!person) throw new Refusal('USER_NOT_FOUND');
    if (!isClassCode(code)) throw new Refusal('CLASS_CODE_WRONG');
    const row = await transaction
      .selectFrom('classes')
      .select(['id', 'name'])
      .where('code', '=', plainCode(code))
      .where('archived_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal('CLASS_CODE_WRONG');
    if (!(await isMember(transaction, row.id, uid))) {
      await requireClassQuota(transaction, uid);
      await requirePlaces(transaction, row.id, 1);
      await addMember(transaction, row.id, uid, 'student');
    }
    return { classID: row.id, name: row.name };
  });
}

export async function leaveClass(db: Database, classID: string, uid: string): Promise<{ left: boolean }> {
  return await db.transaction().execute(async (transaction) => {
    const { role } = await findOwnClass(transaction, classID, uid, 'change');
    if (role === 'teacher') await requireOtherTeacher(transaction, classID, uid);
    await removeMember(transaction, classID, uid);
    return { left: true };
  });
}

async function isMember(db: Database, classID: string, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('class_members')
    .select('uid')
    .where('class_id', '=', classID)
    .where('uid', '=', uid)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws Refusal CLASSES_FULL */
export async function requireClassQuota(db: Database, uid: string): Promise<void> {
  const { count } = await db
    .selectFrom('class_members')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= classLimits.classesMax) throw new Refusal('CLASSES_FULL');
}

/** The caller holds the lock of the class. @throws Refusal CLASS_FULL */
export async function requirePlaces(transaction: Database, classID: string, places: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('class_members')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('class_id', '=', classID)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) + places > classLimits.membersMax) throw new Refusal('CLASS_FULL');
}

/** Someone who returns keeps the group they had. */
export async function addMember(
  transaction: Database,
  classID: string,
  uid: string,
  role: ClassRole,
  group?: string,
): Promise<void> {
  await transaction
    .insertInto('class_members')
    .values({ class_id: classID, uid, role, group_name: group ?? '' })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'uid']).doUpdateSet({ role, removed_at: null, joined_at: new Date() }),
    )
    .execute();
}

/** @throws Refusal CLASS_NEEDS_TEACHER */
export async function requireOtherTeacher(
  transaction: Database,
  classID: string,
  uid: string,
): Promise<void> {
  const other = await transaction
    .selectFrom('class_members')
    .select('uid')
    .where('class_id', '=', classID)
    .where('uid', '<>', uid)
    .where('role', '=', 'teacher')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!other) throw new Refusal('CLASS_NEEDS_TEACHER');
}

export async function removeMember(transaction: Database, classID: string, uid: string): Promise<void> {
  await transaction
    .updateTable('class_members')
    .set({ removed_at: new Date() })
    .where('class_id', '=', classID)
    .where('uid', '=', uid)
    .execute();
}
