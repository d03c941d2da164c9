import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries, program } from './binaries';
import { ensureDataFolder, superuser } from './data-folder';
import { findHome, stateFolder } from './home';
import { Ownership } from './ownership';
import {
  answersQuery,
  freePort,
  isAlive,
  mayBePostmaster,
  readPostmaster,
  removeStaleFile,
} from './postmaster';
import type { RunAs } from './run-as';

/**
 * Runs PostgreSQL as a child process that survives us if we are killed.
 *
 * Theory of operation. A database runs if `postmaster.pid` exists and a query succeeds. One alone is no
 * proof: the file is stale after a power cut, and a port may belong to a postmaster that shuts down. So a
 * start is a loop: adopt a database that answers, wait for one that is alive but does not answer yet, else
 * start one. Several processes may do this at once: PostgreSQL's lock lets one postmaster win, the others
 * adopt it.
 *
 * Only the owner stops it: the process that started the database, or one that took over from a dead owner.
 */
export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  readonly version: string;
  readonly adopted: boolean;
  isOurs(): boolean;
  /** Become the owner, even if the current one is alive. */
  takeOver(): void;
  /** Only the owner stops the database; resolves when it is down. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly projectRoot: string;
  readonly dataDir: string;
  /** Also from a live owner: the server does, a judge process does not. */
  readonly takeOver: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

const patienceMs = 60_000;
const defaultSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '100',
  log_min_messages: 'warning',
};

/** Resolves once the database below `dataDir` answers queries. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const installation = await install(options);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const found =
      (await adopt(installation, options.takeOver)) ?? (await startOne(installation, options.settings ?? {}));
    if (found) return found;
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL did not start:\n${logTail(installation.home)}`);
    await sleep(100);
  }
}

interface Installation {
  readonly home: string;
  readonly folder: string;
  readonly binaries: Binaries;
  readonly account: RunAs | undefined;
  readonly ownership: Ownership;
  urlAt(port: number): string;
}

async function install({ dataDir, projectRoot }: EmbeddedPostgresOptions): Promise<Installation> {
  const { home, folder, account } = findHome(dataDir);
  const binaries = findBinaries(projectRoot, account, path.join(stateFolder, 'postgres-programs'));
  const password = await ensureDataFolder(folder, binaries, account);
  return {
    home,
    folder,
    binaries,
    account,
    ownership: new Ownership(home),
    urlAt: (port) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
  };
}

async function adopt(installation: Installation, takeOver: boolean): Promise<EmbeddedPostgres | undefined> {
  const { folder, ownership, urlAt } = installation;
  const running = readPostmaster(folder);
  if (!running?.ready || !isAlive(running.pid) || !(await answersQuery(urlAt(running.port))))
    return undefined;
  if (takeOver || ownership.isOrphan()) ownership.take();
  return handle(installation, running, true);
}

function handle(
  { folder, binaries, ownership, urlAt }: Installation,
  { pid, port }: { pid: number; port: number },
  adopted: boolean,
): EmbeddedPostgres {
  return {
    url: urlAt(port),
    pid,
    version: binaries.version,
    adopted,
    isOurs: () => ownership.isMine(),
    takeOver: () => ownership.take(),
    stop: async () => {
      if (ownership.isMine()) await stopPostmaster(folder, pid);
    },
  };
}

/**
 * Waits until the postmaster is ready or has exited (another one was faster, or see the log). Starts
 * nothing beside a live one: it is starting or stopping.
 */
async function startOne(
  installation: Installation,
  settings: Readonly<Record<string, string>>,
): Promise<EmbeddedPostgres | undefined> {
  const { folder, ownership, urlAt } = installation;
  const other = readPostmaster(folder);
  if (other && mayBePostmaster(other.pid)) return undefined;
  if (other && isAlive(other.pid)) removeStaleFile(folder);
  const port = await freePort(ownership.port());
  const child = spawnPostmaster(installation, { ...defaultSettings, ...settings, port: String(port) });
  const deadline = performance.now() + patienceMs;
  while (!child.gone() && performance.now() < deadline) {
    const state = readPostmaster(folder);
    if (state?.pid === child.pid && state?.ready && (await answersQuery(urlAt(port)))) {
      ownership.rememberPort(port);
      ownership.take();
      return handle(installation, state, false);
    }
    await sleep(20);
  }
  return undefined;
}

function spawnPostmaster(
  { home, folder, binaries, account }: Installation,
  settings: Readonly<Record<string, string>>,
): { pid: number | undefined; gone(): boolean } {
  const log = fs.openSync(path.join(home, 'postgres.log'), 'a', 0o644);
  const child = spawn(
    program(binaries, 'postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: '/',
      detached: true, // Ctrl+C must not reach it: we stop it after the last query
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log, log],
    },
  );
  fs.closeSync(log);
  child.unref();
  let gone = false;
  for (const event of ['exit', 'error']) {
    child.once(event, () => {
      gone = true;
    });
  }
  return { pid: child.pid, gone: () => gone };
}

/** A fast shutdown (SIGINT) rolls back transactions and writes a checkpoint. */
async function stopPostmaster(folder: string, pid: number): Promise<void> {
  if (readPostmaster(folder)?.pid !== pid) return;
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + patienceMs;
  while (isAlive(pid) && performance.now() < deadline) {
    // An exited child stays visible until it is reaped; its pid file disappears earlier.
    if (readPostmaster(folder)?.pid !== pid) return;
    await sleep(20);
  }
}

function logTail(home: string): string {
  try {
    return fs.readFileSync(path.join(home, 'postgres.log'), 'utf8').slice(-1500);
  } catch {
    return '(no log)';
  }
}
