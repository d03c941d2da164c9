import { sql } from 'kysely';
import type { ClassSync, ClassSyncAnswer } from '../../../contract/entities/classes/class-work';
import type { Database } from '../../platform/database/open';
import { keepDeviceReport } from './device-reports';
import { commentsVersion, readComments } from './read-comments';

export async function syncClassWork(
  db: Database,
  { device, known }: ClassSync,
  uid: string,
): Promise<ClassSyncAnswer> {
  const { isMember, isStudent } = await readMembership(db, uid);
  if (isStudent) await keepDeviceReport(db, uid, device);
  const version = await commentsVersion(db, uid);
  return { isMember, version, ...(version !== known && { comments: await readComments(db, uid) }) };
}

async function readMembership(db: Database, uid: string): Promise<{ isMember: boolean; isStudent: boolean }> {
  const { rows } = await sql<{ role: string; archived: boolean }>`
    select m.role, c.archived_at is not null as archived
      from class_members m join classes c on c.id = m.class_id
      where m.uid = ${uid} and m.removed_at is null`.execute(db);
  return {
    isMember: rows.length > 0,
    isStudent: rows.some(({ role, archived }) => role === 'student' && !archived),
  };
}
