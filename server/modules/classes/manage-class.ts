import { sql } from 'kysely';
import type { ManageClass } from '../../../contract/entities/classes/class';
import { classCodeLength } from '../../../contract/rules/classes/class-code';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { newCode } from '../../platform/lan/teacher-code';
import { findTaughtClass } from './class-row';
import { addMember, removeMember, requireOtherTeacher, requirePlaces } from './members';
import { findByUsername, isTeacher } from './teachers';

export async function manageClass(db: Database, change: ManageClass, caller: string): Promise<void> {
  const { classID } = change;
  await db.transaction().execute(async (transaction) => {
    await findTaughtClass(transaction, classID, caller, 'change');
    const set = (values: { name?: string; code?: string | null; archived_at?: Date | null }) =>
      transaction.updateTable('classes').set(values).where('id', '=', classID).execute();
    switch (change.action) {
      case 'rename':
        return void (await set({ name: change.name }));
      case 'newCode':
        return void (await set({ code: newCode(classCodeLength) }));
      case 'closeCode':
        return void (await set({ code: null }));
      case 'archive':
        return void (await set({ archived_at: new Date() }));
      case 'restore':
        return void (await set({ archived_at: null }));
      case 'group':
        return await setGroup(transaction, classID, change.usernames, change.group);
      case 'remove':
        return await remove(transaction, classID, change.username);
      case 'addTeacher':
        return await addTeacher(transaction, classID, change.username);
    }
  });
}

async function setGroup(
  transaction: Database,
  classID: string,
  usernames: readonly string[],
  group: string,
): Promise<void> {
  const names = usernames.map((name) => name.toLowerCase());
  const { numAffectedRows } = await sql`
    update class_members m set group_name = ${group} from users u
      where u.uid = m.uid and m.class_id = ${classID} and m.role = 'student' and m.removed_at is null
        and lower(u.username) = any(${names})`.execute(transaction);
  if (numAffectedRows === 0n) throw new Refusal('CLASS_MEMBER_NOT_FOUND');
}

async function remove(transaction: Database, classID: string, username: string): Promise<void> {
  const person = await findByUsername(transaction, username);
  const member = await transaction
    .selectFrom('class_members')
    .select(['role', 'removed_at'])
    .where('class_id', '=', classID)
    .where('uid', '=', person?.uid ?? '')
    .executeTakeFirst();
  if (!person || !member) throw new Refusal('CLASS_MEMBER_NOT_FOUND');
  if (member.removed_at) return;
  if (member.role === 'teacher') await requireOtherTeacher(transaction, classID, person.uid);
  await removeMember(transaction, classID, person.uid);
}

/** A student who is a teacher of this server becomes a teacher of the class. */
async function addTeacher(transaction: Database, classID: string, username: string): Promise<void> {
  const person = await findByUsername(transaction, username);
  if (!person || !(await isTeacher(transaction, person.uid))) throw new Refusal('PERSON_NOT_TEACHER');
  const member = await transaction
    .selectFrom('class_members')
    .select('role')
    .where('class_id', '=', classID)
    .where('uid', '=', person.uid)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!member) await requirePlaces(transaction, classID, 1);
  if (member?.role !== 'teacher') await addMember(transaction, classID, person.uid, 'teacher');
}
