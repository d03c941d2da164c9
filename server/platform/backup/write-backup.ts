import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { fileKinds } from '../files/file-store';
import { listDataFiles } from './data-files';
import { backupFormat, type Counts, entryNames, type Manifest, type WaitingJobs } from './manifest';
import { columnList, quoted, readSequences, readTables } from './read-tables';

export interface BackupOptions {
  readonly url: string;
  readonly dataDir: string;
  /** Version of the product. */
  readonly product: string;
}

export interface BackupFacts {
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  /** In the file store: the backup contains their hashes only. */
  readonly filesOutside: number;
}

/**
 * Writes all data of the installation to one zip file, while the server runs: one snapshot of the database, then the
 * keys of the data folder. The file has its name only once it is complete.
 * @throws if the database or the file fails; nothing is left then
 */
export async function writeBackup(file: string, options: BackupOptions): Promise<BackupFacts> {
  const partial = `${file}.part`;
  const client = new pg.Client({ connectionString: options.url, application_name: 'codeferry-backup' });
  // A failed statement reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await describe(client, options.product);
    const filesOutside = await countFilesOutside(client, manifest);
    const counts: Counts = {};
    const zip = new ZipFile();
    const json = (name: string, value: unknown) =>
      zip.addBuffer(Buffer.from(JSON.stringify(value, null, 1)), name);
    const written = pipeline(zip.outputStream, fs.createWriteStream(partial, { mode: 0o600 }));
    // The awaits below would otherwise leave a rejection without a handler.
    written.catch(() => {});
    json(entryNames.manifest, manifest);
    json(entryNames.jobs, await readJobs(client));
    for (const { name, columns } of manifest.tables) {
      const rows = client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`));
      const ended = new Promise<void>((resolve, reject) => {
        rows.once('end', resolve);
        rows.once('error', reject);
      });
      zip.addReadStream(rows, entryNames.table(name));
      await Promise.race([ended, written.then(() => ended)]);
      counts[name] = rows.rowCount;
    }
    for (const name of listDataFiles(options.dataDir))
      zip.addFile(path.join(options.dataDir, name), entryNames.file(name));
    json(entryNames.counts, counts);
    zip.end();
    await written;
    fs.renameSync(partial, file);
    return {
      bytes: fs.statSync(file).size,
      tables: manifest.tables.length,
      rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
      filesOutside,
    };
  } finally {
    await client.end().catch(() => {});
    fs.rmSync(partial, { force: true });
  }
}

/** None in a database of an older version. */
async function countFilesOutside(client: pg.Client, { tables }: Manifest): Promise<number> {
  if (!tables.some(({ name }) => name === 'removed_files')) return 0;
  const { rows } = await client.query<{ count: number }>(
    `select ${fileKinds.map((kind) => `(select count(*) from ${kind} where bytes is null)`).join(' + ')} as count`,
  );
  return Number(rows[0]?.count ?? 0);
}

async function describe(client: pg.Client, product: string): Promise<Manifest> {
  const { rows: applied } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const { rows: versions } = await client.query<{ server_version: string }>('show server_version');
  const tables = await readTables(client);
  return {
    format: backupFormat,
    product,
    createdAt: new Date().toISOString(),
    postgres: versions[0]?.server_version ?? '',
    migrations: applied.map(({ name }) => name),
    tables: tables.filter(({ name }) => !name.startsWith('kysely_migration')),
    sequences: await readSequences(client),
  };
}

/** Jobs that were not finished. One that was given up names no language; its submission does. */
async function readJobs(client: pg.Client): Promise<WaitingJobs> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<WaitingJobs[number]>(
    `select coalesce(s.language, r.language) as language, job.data from pgboss.job
      left join submissions s on s.id::text = job.data ->> 'submissionID'
      left join code_runs r on r.id::text = job.data ->> 'submissionID'
      where job.name like 'judge.%' and job.state in ('created', 'retry', 'active')
        and coalesce(s.language, r.language) is not null
      order by job.priority desc, job.created_on`,
  );
  return rows;
}
