/** Scheduled backups: BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP. */
import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { oneAtATime } from '../database/one-at-a-time';
import type { Database } from '../database/open';
import { type BackupOptions, writeBackup } from './write-backup';

const lookEveryMs = 60_000;
const nameFormat = /^codeferry-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/;

const nameOf = (time: Date) => `codeferry-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;

/** Newest last; files with other names are never touched. */
const backupsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => nameFormat.test(name))
    .sort();

/**
 * Writes a backup if the newest one is older than the interval, and deletes the oldest ones beyond `keep`.
 * @param now ms since 1970
 * @returns the path of a new backup
 * @throws if the folder cannot be written; the older backups are kept then
 */
export async function backUpIfDue(
  { folder, everyHours, keep }: NonNullable<Config['backups']>,
  options: BackupOptions,
  now: number,
): Promise<string | undefined> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const newest = backupsIn(folder).at(-1);
  const madeAt = newest ? fs.statSync(path.join(folder, newest)).mtimeMs : Number.NEGATIVE_INFINITY;
  if (now - madeAt < everyHours * 3_600_000) return undefined;
  const file = path.join(folder, nameOf(new Date(now)));
  await writeBackup(file, options);
  for (const name of backupsIn(folder).slice(0, -keep)) fs.rmSync(path.join(folder, name));
  return file;
}

/**
 * Processes that share the folder write one backup: each looks again when it has the lock.
 * @returns a function that stops the schedule, after a backup that is being written
 */
export function startBackups(
  db: Database,
  settings: NonNullable<Config['backups']>,
  options: BackupOptions,
  log: Logger,
): () => Promise<void> {
  let working: Promise<void> | undefined;
  const look = () => {
    working ??= oneAtATime(db, 'backup', () => backUpIfDue(settings, options, Date.now()))
      .then((done) => {
        if (done?.result) log.info({ file: done.result }, 'a backup was written');
      })
      .catch((error) => log.error({ err: error }, 'the backup failed; the next attempt is in a minute'))
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  look();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
