import type { ReturnedWork } from '../../../contract/entities/shared-device';
import type { Database } from '../../platform/database/open';

/** The oldest piece. */
export async function readReturned(db: Database, uid: string): Promise<ReturnedWork> {
  const row = await db
    .selectFrom('returned_work')
    .select(['id', 'work'])
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { piece: row ? { id: row.id, work: JSON.parse(row.work) } : null };
}

export async function dropReturned(db: Database, uid: string, id: string): Promise<{ taken: boolean }> {
  const { numDeletedRows } = await db
    .deleteFrom('returned_work')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return { taken: numDeletedRows > 0n };
}
