import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type * as z from 'zod/mini';
import type { Language } from '../../../contract/limits';
import { knownMigrations, migrateOnly } from '../database/migrate';
import { openDatabase } from '../database/open';
import { type JobData, startJudgeQueue } from '../queue';
import { isDataFile } from './data-files';
import { backupFormat, Counts, entryNames, Manifest, WaitingJobs } from './manifest';
import { columnList, quoted, readReferences, readTables } from './read-tables';

/** The file or the installation does not fit; the message says what to do. */
export class RestoreError extends Error {}

export interface RestoreOptions {
  readonly url: string;
  readonly dataDir: string;
}

/** An opened backup file. */
interface Backup {
  readonly manifest: Manifest;
  readonly jobs: WaitingJobs;
  readonly counts: Counts;
  readonly files: readonly string[];
  open(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Fills an empty installation with a backup: the schema that the file was made with, all rows in one transaction,
 * the waiting work, and the keys of the data folder. The next start of the server brings the schema up to date.
 * @returns when the backup was made
 * @throws {RestoreError} for a file of a newer version, a damaged file, or a database in use; the installation is
 *   unchanged then
 */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<{ createdAt: string }> {
  const backup = await openBackup(file);
  try {
    refuseNewer(backup.manifest);
    refuseOtherKeys(backup.files, options.dataDir);
    await restoreDatabase(backup, options.url);
    await restoreJobs(backup.jobs, options.url);
    await restoreFiles(backup, options.dataDir);
    return { createdAt: backup.manifest.createdAt };
  } finally {
    backup.close();
  }
}

async function openBackup(file: string): Promise<Backup> {
  const damaged = (reason: string) =>
    new RestoreError(`${file} is not a complete backup: ${reason}. Copy the file again, or use another one.`);
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { autoClose: false });
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error));
  }
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const open = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw damaged(`${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  const read = async <T extends z.ZodMiniType>(name: string, schema: T): Promise<z.output<T>> => {
    const parsed = schema.safeParse(JSON.parse(await text(await open(name))));
    if (!parsed.success) throw damaged(`${name} cannot be read`);
    return parsed.data;
  };
  try {
    return {
      manifest: await read(entryNames.manifest, Manifest),
      jobs: await read(entryNames.jobs, WaitingJobs),
      counts: await read(entryNames.counts, Counts),
      files: [...entries.keys()]
        .filter((name) => name.startsWith(entryNames.file('')))
        .map((name) => name.slice(entryNames.file('').length))
        .filter(isDataFile),
      open,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function refuseNewer({ format, migrations, product }: Manifest): void {
  const known = new Set(knownMigrations);
  const unknown = migrations.find((name) => !known.has(name));
  if (format <= backupFormat && unknown === undefined) return;
  throw new RestoreError(
    `This backup comes from version ${product} of Codeferry, which is newer than this one. Install that version or a later one, and restore again.`,
  );
}

/** Devices trust the authority of this folder; it is not replaced without notice. */
function refuseOtherKeys(files: readonly string[], dataDir: string): void {
  const existing = files.find((name) => fs.existsSync(path.join(dataDir, name)));
  if (existing === undefined) return;
  throw new RestoreError(
    `${path.join(dataDir, existing)} exists already, and this backup contains another one. Restore into an empty data folder (DATA_DIR), or move that file away.`,
  );
}

async function restoreDatabase({ manifest, counts, open }: Backup, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'codeferry-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseFull(client);
    const db = openDatabase(url, () => {});
    try {
      await migrateOnly(db, manifest.migrations);
    } finally {
      await db.destroy();
    }
    const there = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]));
    for (const { name, columns } of manifest.tables) {
      const missing = columns.find((column) => !there.get(name)?.includes(column));
      if (missing !== undefined) throw new RestoreError(`This version has no column ${name}.${missing}.`);
    }
    await client.query('begin');
    // Tables refer to each other in circles, so the rules return once all rows are there, and are checked then.
    const references = await readReferences(client);
    for (const { table, name } of references)
      await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
    // The file has the rows that triggers write. And some take a lock for each row: too many for one transaction.
    for (const { name } of manifest.tables)
      await client.query(`alter table ${quoted(name)} disable trigger user`);
    for (const { name, columns } of manifest.tables) {
      await client.query(`truncate ${quoted(name)}`);
      const into = client.query(copyFrom(`copy ${quoted(name)} (${columnList(columns)}) from stdin`));
      await pipeline(await open(entryNames.table(name)), into);
      if (into.rowCount !== counts[name]) {
        throw new RestoreError(`The table ${name} has ${into.rowCount} rows instead of ${counts[name]}.`);
      }
    }
    for (const { table, name, definition } of references)
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
    for (const { name } of manifest.tables)
      await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [name, last] of Object.entries(manifest.sequences))
      await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as there",
  );
  if (rows[0]?.there) {
    throw new RestoreError(
      'A server has used this database already. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
  }
}

async function restoreJobs(jobs: WaitingJobs, url: string): Promise<void> {
  const queue = await startJudgeQueue(url, () => {});
  const db = openDatabase(url, () => {});
  try {
    for (const { language, data } of jobs)
      await queue.send(db, { ...(data as unknown as JobData), language: language as Language });
  } finally {
    await queue.close();
    await db.destroy();
  }
}

async function restoreFiles({ files, open }: Backup, dataDir: string): Promise<void> {
  for (const name of files) {
    const target = path.join(dataDir, name);
    fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(
      await open(entryNames.file(name)),
      fs.createWriteStream(target, { mode: 0o600, flags: 'wx' }),
    );
  }
}
