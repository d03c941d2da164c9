import { sql } from 'kysely';
import type { AccountExport } from '../../../contract/entities/profile';
import type { Database } from '../../platform/database/open';

type Rows = Record<string, unknown>[];

/** The account's devices, its comments, and the comments on its submissions. */
export async function exportClassWork(
  db: Database,
  uid: string,
): Promise<Pick<AccountExport, 'devices' | 'comments'>> {
  const devices = await sql<Rows[number]>`
    select name, waiting, refused, oldest_waiting as "oldestWaitingAt", storage_low as "isStorageLow",
        seen_at as "seenAt"
      from device_reports where uid = ${uid} order by seen_at, device_id`.execute(db);
  const comments = await sql<Rows[number]>`
    select id as "commentID", class_id as "classID", submission_id as "submissionID", line, text,
        author is not distinct from ${uid} as "isOwn", written_at as "writtenAt", received_at as "receivedAt",
        edited_at as "editedAt"
      from class_comments where (author = ${uid} or student = ${uid}) and deleted_at is null
      order by received_at, id`.execute(db);
  return { devices: devices.rows, comments: comments.rows };
}
