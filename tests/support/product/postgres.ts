import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../../server/platform/database/migrate';
import { openDatabase } from '../../../server/platform/database/open';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/platform/embedded-postgres/supervisor';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** A new folder that the database's system user may enter. */
export function makeTempDir(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-test-'));
  fs.chmodSync(dir, 0o755);
  return dir;
}

/** The data is temporary, so durability would only cost time. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };
const template = 'migrated';

/** A real PostgreSQL whose databases are copies of a migrated template. */
export interface TestCluster {
  /** The maintenance database, for creating others. */
  readonly url: string;
  createDatabase(): Promise<string>;
  createEmptyDatabase(): Promise<string>;
  /** Stops the cluster. If it is shared, only drops the databases created here. */
  stop(): Promise<void>;
}

/** Environment variable with the URL of the shared cluster; see shared-database.ts. */
export const sharedClusterUrl = 'TEST_CLUSTER_URL';

/**
 * The cluster shared by all test files; starts a separate one outside the test runner.
 * @param durable starts a separate cluster whose commits survive a crash of the database, but not of the machine
 */
export async function startTestCluster({ durable = false } = {}): Promise<TestCluster> {
  const shared = process.env[sharedClusterUrl];
  if (!shared || durable) return startOwnCluster(durable);
  const made = databasesOf(shared);
  return { url: shared, ...made, stop: made.dropAll };
}

async function startOwnCluster(durable: boolean): Promise<TestCluster> {
  const dataDir = makeTempDir();
  const postgres = await startEmbeddedPostgres({
    projectRoot,
    dataDir,
    takeOver: true,
    settings: durable ? { ...settings, synchronous_commit: 'on' } : settings,
  });
  const killAtExit = () => killNow(postgres);
  process.once('exit', killAtExit);
  await query(postgres.url, `create database ${template}`);
  const db = openDatabase(databaseUrl(postgres.url, template), () => {});
  await migrate(db);
  await db.destroy();
  return {
    url: postgres.url,
    ...databasesOf(postgres.url),
    stop: async () => {
      await postgres.stop();
      process.off('exit', killAtExit);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates databases with unique names in the cluster at `url`. */
function databasesOf(url: string) {
  const names: string[] = [];
  const create = async (from: string) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await query(url, `create database ${name} template ${from}`);
    names.push(name);
    return databaseUrl(url, name);
  };
  return {
    createDatabase: () => create(template),
    createEmptyDatabase: () => create('template0'),
    dropAll: async () => {
      for (const name of names.splice(0)) await query(url, `drop database if exists ${name} with (force)`);
    },
  };
}

export async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  // A broken connection also rejects the pending query; without a listener this event would crash the
  // process.
  client.on('error', () => {});
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
    // Already gone.
  }
}
