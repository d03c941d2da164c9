import { sql } from 'kysely';
import type { ReportType } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import type { ReadFile } from '../../platform/files/file-store';

export interface StoredReport {
  readonly id: string;
  readonly type: ReportType;
  readonly description: string;
  /** Anonymous, if none was given. */
  readonly email: string;
  readonly currentURL: string;
  readonly screen: { readonly width: number; readonly height: number };
  readonly username: string | null;
  readonly receivedTime: Date;
  readonly screenshotHash: string | null;
}

export interface ReportFilter {
  readonly type?: ReportType | undefined;
  /** Received after it. */
  readonly since?: Date | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function readReports(
  db: Database,
  { type, since, limit }: ReportFilter,
): Promise<StoredReport[]> {
  let query = db
    .selectFrom('bug_reports')
    .leftJoin('users', 'users.uid', 'bug_reports.uid')
    .selectAll('bug_reports')
    .select('users.username')
    .orderBy('bug_reports.received_time', 'desc')
    .orderBy('bug_reports.id')
    .limit(limit);
  if (type) query = query.where('bug_reports.type', '=', type);
  if (since) query = query.where('bug_reports.received_time', '>', since);
  return (await query.execute()).map((row) => ({
    id: row.id,
    type: row.type,
    description: row.description,
    email: row.email,
    currentURL: row.current_url,
    screen: { width: row.screen_width, height: row.screen_height },
    username: row.username,
    receivedTime: row.received_time,
    screenshotHash: row.image_hash,
  }));
}

export async function readScreenshot(
  db: Database,
  hash: string,
  readFile: ReadFile,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('report_images')
    .select(['hash', 'bytes'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && (await readFile('report_images', row));
}

/** Housekeeping removes the picture. `false`: not found. */
export async function removeReport(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`delete from bug_reports where id::text = ${id} returning id`.execute(db);
  return rows.length > 0;
}
