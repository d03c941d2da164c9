import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { controlChannel } from './modules/submissions/public';
import { stateChannel } from './modules/submissions/wait-until-final';
import { type Config, ConfigError } from './platform/config';
import { migrate } from './platform/database/migrate';
import { Notifications } from './platform/database/notifications';
import { type Database, openDatabase } from './platform/database/open';
import { sessionsChannel } from './platform/http/account-endings';
import { effectsChannel } from './platform/identity/firebase/effects';
import { say, step } from './platform/progress';
import { type JudgeQueue, runChannel, startJudgeQueue, workChannel } from './platform/queue';
import { settingsChannel } from './platform/settings/live-settings';
import type { Shutdown } from './platform/shutdown';
import { startDatabase } from './platform/start-database';

export interface Platform {
  readonly db: Database;
  readonly databaseKind: 'embedded' | 'external';
  readonly databaseUrl: string;
  readonly notifications: Notifications;
  readonly queue: JudgeQueue;
  /** From now on this process stops the embedded database, even if another live process started it. */
  readonly takeOverDatabase: () => void;
}

/** Opens database, migrations and queue, and registers how to close them. Prints each step. */
export async function openPlatform(config: Config, log: Logger, shutdown: Shutdown): Promise<Platform> {
  const warn = ({ message }: Error) => {
    if (!shutdown.isClosing()) log.warn({ reason: message }, 'the database connection was lost');
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
    [workChannel, stateChannel, runChannel, effectsChannel, sessionsChannel, controlChannel, settingsChannel],
    warn,
  );
  const queue = await step('queue', async () => {
    await notifications.start();
    return await startJudgeQueue(database.url, warn);
  });
  shutdown.onClose('notifications', () => notifications.close());
  shutdown.onClose('queue', () => queue.close());
  return {
    db,
    databaseKind: database.kind,
    databaseUrl: database.url,
    notifications,
    queue,
    takeOverDatabase: database.takeOver,
  };
}

export function readVersion({ projectRoot }: Config): string {
  const file = path.join(projectRoot, 'package.json');
  if (!fs.existsSync(file)) {
    throw new ConfigError(
      `${projectRoot} is not the project folder. Start from there, or set CODEFERRY_ROOT to it.`,
    );
  }
  return String(JSON.parse(fs.readFileSync(file, 'utf8')).version);
}

/** Prints why the start failed: one sentence for known causes, the whole error for a bug. */
export function explainFailure(error: unknown): void {
  const known = error instanceof ConfigError ? error.message : (occupiedPort(error) ?? fullDisk(error));
  say(`\n${known ?? 'Codeferry could not start.'}`);
  if (known === undefined) console.error(error);
}

/** Detects ENOSPC from Node, from a running PostgreSQL (53100), and in the output of `initdb`. */
function fullDisk(error: unknown): string | undefined {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code !== 'ENOSPC' && code !== '53100' && !message.includes('No space left on device')) return undefined;
  return 'The disk with the data folder is full. Free at least 200 MB, then start again. Saved data is not lost.';
}

function occupiedPort(error: unknown): string | undefined {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE' || syscall !== 'listen') return undefined;
  return `PORT=${port}: this port is already in use. If another Codeferry is running, stop it, or set PORT to another number.`;
}
