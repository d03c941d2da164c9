import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/platform/database/migrate';
import { openDatabase } from '../../server/platform/database/open';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/platform/embedded-postgres/supervisor';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** A folder of its own that the database's account may enter. */
export function makeTempDir(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-test-'));
  fs.chmodSync(dir, 0o755);
  return dir;
}

/** Nothing here outlives the test: durability would only cost time. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
const template = 'migrated';

/** A real PostgreSQL for one test file, with databases that are copies of a migrated one. */
export interface TestCluster {
  /** Makes a new migrated database and returns its URL. */
  createDatabase(): Promise<string>;
  /** A new database without any table. */
  createEmptyDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = makeTempDir();
  const postgres = await startEmbeddedPostgres({ projectRoot, dataDir, takeOver: true, settings });
  const killAtExit = () => killNow(postgres);
  process.once('exit', killAtExit);
  await query(postgres.url, `create database ${template}`);
  const db = openDatabase(databaseUrl(postgres.url, template), () => {});
  await migrate(db);
  await db.destroy();
  let count = 0;
  const create = async (from: string) => {
    count += 1;
    const name = `test_${count}`;
    await query(postgres.url, `create database ${name} template ${from}`);
    return databaseUrl(postgres.url, name);
  };
  return {
    createDatabase: () => create(template),
    createEmptyDatabase: () => create('template0'),
    stop: async () => {
      await postgres.stop();
      process.off('exit', killAtExit);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a connection of its own. */
export async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function killNow({ pid }: EmbeddedPostgres): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It is gone already.
  }
}
