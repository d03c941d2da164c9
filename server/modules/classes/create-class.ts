import type { CreateClass } from '../../../contract/entities/classes/class';
import { classCodeLength } from '../../../contract/rules/classes/class-code';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { newCode } from '../../platform/lan/teacher-code';
import { addMember, requireClassQuota } from './members';
import { isTeacher } from './teachers';

/** The class of a repeated request is found by its caller, or by nobody. */
export async function createClass(db: Database, { classID, name }: CreateClass, uid: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await isTeacher(transaction, uid))) throw new Refusal('NOT_A_TEACHER');
    const known = await transaction
      .selectFrom('classes')
      .select('id')
      .where('id', '=', classID)
      .executeTakeFirst();
    if (known) return;
    await requireClassQuota(transaction, uid);
    await transaction
      .insertInto('classes')
      .values({ id: classID, name, code: newCode(classCodeLength) })
      .execute();
    await addMember(transaction, classID, uid, 'teacher');
  });
}
