import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { runChannel } from './modules/runs/run-channel';
import { stateChannel } from './modules/submissions/wait-until-final';
import { type Config, ConfigError } from './platform/config';
import { migrate } from './platform/database/migrate';
import { Notifications } from './platform/database/notifications';
import { type Database, openDatabase } from './platform/database/open';
import { effectsChannel } from './platform/identity/firebase/effects';
import { say, step } from './platform/progress';
import { type JudgeQueue, startJudgeQueue, workChannel } from './platform/queue';
import type { Shutdown } from './platform/shutdown';
import { startDatabase } from './platform/start-database';

/** What both processes stand on. */
export interface Platform {
  readonly db: Database;
  readonly databaseKind: 'embedded' | 'external';
  readonly notifications: Notifications;
  readonly queue: JudgeQueue;
  /** From now on this process stops the embedded database, even if another living one started it. */
  readonly takeOverDatabase: () => void;
}

/** Starts database, migrations and queue, telling of each step, and arranges for their end. */
export async function openPlatform(config: Config, log: Logger, shutdown: Shutdown): Promise<Platform> {
  const warn = ({ message }: Error) => {
    if (!shutdown.isClosing()) log.warn({ reason: message }, 'the database connection broke');
  };
  const database = await step(
    'database',
    () => startDatabase(config, log),
    ({ about }) => `ready (${about})`,
  );
  shutdown.onClose('database server', () => database.stop());

  const db = openDatabase(database.url, warn);
  shutdown.onClose('database', () => db.destroy());
  await step(
    'tables',
    () => migrate(db),
    (count) => (count === 0 ? 'up to date' : `migrated (${count})`),
  );

  const notifications = new Notifications(
    database.url,
    [workChannel, stateChannel, runChannel, effectsChannel],
    warn,
  );
  const queue = await step('queue', async () => {
    await notifications.start();
    return await startJudgeQueue(database.url, warn);
  });
  shutdown.onClose('notifications', () => notifications.close());
  shutdown.onClose('queue', () => queue.close());
  return { db, databaseKind: database.kind, notifications, queue, takeOverDatabase: database.takeOver };
}

/** Our version, as package.json has it. */
export function readVersion({ projectRoot }: Config): string {
  const file = path.join(projectRoot, 'package.json');
  if (!fs.existsSync(file)) {
    throw new ConfigError(
      `${projectRoot} is not the project's folder: start there, or set CODEFERRY_ROOT to it.`,
    );
  }
  return String(JSON.parse(fs.readFileSync(file, 'utf8')).version);
}

/** Tells why the start failed: a sentence for what a person can mend, the whole error for a bug. */
export function explainFailure(error: unknown): void {
  const known = error instanceof ConfigError ? error.message : (occupiedPort(error) ?? fullDisk(error));
  say(`\n${known ?? 'The start failed.'}`);
  if (known === undefined) console.error(error);
}

/** Of Node, of PostgreSQL while it runs, and of PostgreSQL's own start, which only prints it. */
function fullDisk(error: unknown): string | undefined {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code !== 'ENOSPC' && code !== '53100' && !message.includes('No space left on device')) return undefined;
  return 'The disk that holds the data folder is full. Free at least 200 MB, then start again. Everything saved so far is kept.';
}

function occupiedPort(error: unknown): string | undefined {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE' || syscall !== 'listen') return undefined;
  return `PORT=${port}: this port is in use already. Is another Codeferry running? Stop it, or set PORT to another number.`;
}
