import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'rolldown';
import { isAlive } from '../../../server/platform/embedded-postgres/postmaster';
import { makeProductRoot } from '../../integration/starting/product-root';
import { generousLimits } from './generous-limits';
import { projectRoot } from './postgres';

/** The real server in its own process, bundled from source like the product. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** 0 without HTTPS. */
  readonly httpsPort: number;
  readonly pid: number;
  readonly databaseUrl: string | undefined;
  /** Stops it with SIGTERM, waits and returns the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  output(): string;
}

export interface TestServerOptions {
  /** A migrated database; without it the server starts its embedded one in `DATA_DIR`. */
  readonly databaseUrl?: string;
  /** Off by default, because opening the sandbox takes time. */
  readonly judge?: boolean;
  readonly port?: number;
  readonly env?: Record<string, string>;
}

/** Inside the project, so that Node finds packages. One folder per process; a later process removes it. */
const cacheFolder = path.join(projectRoot, '.cache');
const folderPrefix = 'test-server-';
/** Environment variable with the folder of the shared server bundle; see bundled-server.ts. */
export const bundledServer = 'TEST_SERVER_FOLDER';
let bundled: Promise<string> | undefined;

/** Returns the folder of the bundle with its packages. Bundling takes four seconds and saves a second at each start. */
export function bundleServer(): Promise<string> {
  const made = process.env[bundledServer];
  bundled ??= made ? Promise.resolve(made) : makeBundle();
  return bundled;
}

/** Packages with native parts, or with files that they find beside their own. */
const usedFromDisk =
  /^(@embedded-postgres\/|@fastify\/swagger-ui|@node-rs\/argon2|firebase-admin|pg-native|pino)/;

async function makeBundle(): Promise<string> {
  sweep();
  const folder = path.join(cacheFolder, `${folderPrefix}${process.pid}`);
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const server = (file: string) => path.join(projectRoot, 'server', file);
  await build({
    input: {
      main: server('main.ts'),
      judge: server('judge.ts'),
      'compare-worker': server('judge/check/compare-worker.ts'),
      'similarity-worker': server('modules/similarity/similarity-worker.ts'),
      'statement-worker': server('modules/pages/statement-worker.ts'),
    },
    platform: 'node',
    external: (id) => isBuiltin(id) || usedFromDisk.test(id),
    logLevel: 'warn',
    // Without comments and spaces a start costs a sixth less processor time.
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      minify: { mangle: false, compress: false },
    },
  });
  makeProductRoot({}, productOf(folder));
  return folder;
}

const productOf = (folder: string) => path.join(folder, 'product');

/** The test runner kills its workers, so the next one removes their folders. */
function sweep(): void {
  if (!fs.existsSync(cacheFolder)) return;
  for (const name of fs.readdirSync(cacheFolder)) {
    if (!name.startsWith(folderPrefix) || isAlive(Number(name.slice(folderPrefix.length)))) continue;
    fs.rmSync(path.join(cacheFolder, name), { recursive: true, force: true });
  }
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A product with two problems and a page, which is quick to import. */
function productFolders(folder: string): Record<string, string> {
  return {
    CODEFERRY_ROOT: productOf(folder),
    // All tests share compiled helpers and measured toolchains.
    CACHE_DIR: cacheFolder,
  };
}

/** Starts the server; resolves once it answers, and rejects with its output if it exits first. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { databaseUrl, judge = false, port = 0, env = {} } = options;
  const child = await forkServer('main.js', {
    PORT: String(port),
    JUDGE_WORKERS: judge ? '1' : '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...generousLimits,
    ...env,
  });
  const ready = await child.ready;
  return { ...ready, httpsPort: ready.httpsPort ?? 0, ...child, databaseUrl };
}

/** Starts only a judge; resolves once it accepts submissions. */
export async function startTestJudge(databaseUrl: string, env: Record<string, string> = {}) {
  const child = await forkServer('judge.js', {
    DATABASE_URL: databaseUrl,
    JUDGE_WORKERS: '1',
    ...env,
  });
  await child.ready;
  return child;
}

/** A start takes a second, or far longer on a busy machine with a judge. */
const patienceMs = 170_000;

interface ReadyMessage {
  url: string;
  port: number;
  httpsPort?: number;
}

async function forkServer(entry: string, env: Record<string, string>) {
  const folder = await bundleServer();
  const child = fork(path.join(folder, entry), [], {
    cwd: projectRoot,
    env: { ...process.env, ...productFolders(folder), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    child.on('message', (message: ReadyMessage & { type?: string }) => {
      if (message.type === 'ready') resolve(message);
    });
    exited.then((code) => reject(new Error(`The server ended with ${code} while starting:\n${output}`)));
    setTimeout(() => reject(new Error(`The server is not ready:\n${output}`)), patienceMs).unref();
  });
  ready.catch(() => {}); // prevents an unhandled rejection; callers await `ready`
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return await exited;
  };
  return {
    ready,
    exited,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    output: () => output,
  };
}
