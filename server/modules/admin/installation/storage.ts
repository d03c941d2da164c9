import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { AdminStorage } from '../../../../contract/entities/admin/reports';
import type { Config } from '../../../platform/config';
import type { Database } from '../../../platform/database/open';
import { readLargestStores } from '../../problems/public';

const usersMax = 10;
/** The sums of all problems take a fifth of a second with 100,000 of them. */
const usersAgeMaxMs = 60_000;

/** First match counts. */
const groups: readonly [group: string, pattern: string][] = [
  ['Queue', '^pgboss\\.'],
  ['Reports and screenshots', '^public\\.(bug_reports|report_images)'],
  ['Pictures', '^public\\.(avatars|contest_images|problem_images)'],
  ['Problems and tests', '^public\\.(problem|test_cases|challenge|jury_solutions|jury_files)'],
  ['Submissions', '^public\\.(submission|judgement|answers|code_runs|jury_checks|rejudge|judge_progress)'],
  ['Contests', '^public\\.(contest|managed_accounts)'],
  ['Classes', '^public\\.(class|assignment|work_|device_reports|returned_work|teachers)'],
  ['Drafts', '^public\\.draft'],
  ['Accounts', '^public\\.(users|identity|firebase|password|proven|practice|solved|user_badges)'],
  ['Logs', '^public\\.(audit_events|mail)'],
];

export async function readStorage(
  db: Database,
  { dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>,
): Promise<AdminStorage> {
  const tables = await sql<{ name: string; bytes: number }>`
    select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`.execute(db);
  const database = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return {
    databaseBytes: database.rows[0]?.bytes ?? 0,
    tables: byGroup(tables.rows),
    users: await largestUsers(db),
    disk: await diskOf(dataDir),
    backups: backups ? { everyHours: backups.everyHours, files: await backupFiles(backups.folder) } : null,
  };
}

const lastUsers = new WeakMap<Database, { users: AdminStorage['users']; atMs: number }>();

/** At most a minute old. */
async function largestUsers(db: Database): Promise<AdminStorage['users']> {
  const known = lastUsers.get(db);
  if (known && Date.now() - known.atMs < usersAgeMaxMs) return known.users;
  const rows = await readLargestStores(db, usersMax);
  lastUsers.set(db, { users: rows, atMs: Date.now() });
  return rows;
}

function byGroup(tables: readonly { name: string; bytes: number }[]): AdminStorage['tables'] {
  const sums = new Map<string, number>();
  for (const { name, bytes } of tables) {
    const group = groups.find(([, pattern]) => new RegExp(pattern).test(name))?.[0] ?? 'Other';
    sums.set(group, (sums.get(group) ?? 0) + bytes);
  }
  return [...sums].map(([group, bytes]) => ({ group, bytes })).sort((a, b) => b.bytes - a.bytes);
}

async function diskOf(folder: string): Promise<AdminStorage['disk']> {
  try {
    const { bavail, blocks, bsize } = await fs.statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    // A server with an external database may have no data folder.
    return null;
  }
}

/** Newest first; none if the folder does not exist yet. */
async function backupFiles(folder: string): Promise<NonNullable<AdminStorage['backups']>['files']> {
  const names = (await fs.readdir(folder).catch(() => [])).filter((name) => name.endsWith('.zip'));
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await fs.stat(path.join(folder, name));
      return { name, bytes: size, at: mtime.toISOString() };
    }),
  );
  return files.sort((a, b) => b.at.localeCompare(a.at));
}
