import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import { isAlive } from '../../server/platform/embedded-postgres/postmaster';
import { makeProductRoot } from '../integration/product-root';
import { projectRoot } from './postgres';

/** The real server as a process of its own, bundled from source as the product is. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly databaseUrl: string | undefined;
  /** Ends it as an operator would (SIGTERM), waits and returns the exit code. */
  stop(): Promise<number | null>;
  /** Ends it without a chance to say goodbye (SIGKILL) and waits. */
  kill(): Promise<void>;
  /** Everything it printed so far. */
  output(): string;
}

export interface TestServerOptions {
  /** A migrated database; without it the server starts its embedded one below `DATA_DIR`. */
  readonly databaseUrl?: string;
  /** Whether it judges; off by default, because opening the sandbox costs time. */
  readonly judge?: boolean;
  readonly port?: number;
  readonly env?: Record<string, string>;
}

/** Tests send more than people: every limit is out of the way unless a test is about limits. */
const generous = Object.fromEntries(
  [
    'REQUESTS',
    'SUBMIT',
    'RUN',
    'CREATE',
    'SIGN_IN',
    'SIGN_UP',
    'AVAILABILITY',
    'SEARCH',
    'OTP',
    'REPORT',
    'DRAFT',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

/** Below the project, so that packages are found; a folder for each process that bundles, swept by a later one. */
const cacheFolder = path.join(projectRoot, '.cache');
const folderPrefix = 'test-server-';
/** Names, in the environment, the folder of the server that is bundled for all test files; see bundled-server.ts. */
export const bundledServer = 'TEST_SERVER_FOLDER';
let bundled: Promise<string> | undefined;

/** The folder with the server in it. Half a second once saves a second or more at each of the many starts. */
export function bundleServer(): Promise<string> {
  const made = process.env[bundledServer];
  bundled ??= made ? Promise.resolve(made) : makeBundle();
  return bundled;
}

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
      'statement-worker': server('modules/pages/statement-worker.ts'),
    },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    logLevel: 'warn',
    output: { dir: folder, format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
  });
  makeProductRoot({}, productOf(folder));
  return folder;
}

const productOf = (folder: string) => path.join(folder, 'product');

/** The runner ends its processes without a word: what they leave is removed by whoever comes next. */
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

/** A product with two problems and a page: what most tests need, and quick to import. */
function productFolders(folder: string): Record<string, string> {
  return {
    CODEFERRY_ROOT: productOf(folder),
    // Compiled helpers and measured toolchains are the same for every test.
    CACHE_DIR: cacheFolder,
  };
}

/** Starts the server and resolves once it answers; rejects with its output when it ends before. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { databaseUrl, judge = false, port = 0, env = {} } = options;
  const child = await forkServer('main.js', {
    PORT: String(port),
    JUDGE_WORKERS: judge ? '1' : '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...generous,
    ...env,
  });
  const ready = await child.ready;
  return { ...ready, ...child, databaseUrl };
}

/** Starts a judge alone and resolves once it takes submissions. */
export async function startTestJudge(databaseUrl: string, env: Record<string, string> = {}) {
  const child = await forkServer('judge.js', {
    DATABASE_URL: databaseUrl,
    JUDGE_WORKERS: '1',
    ...env,
  });
  await child.ready;
  return child;
}

/** A start takes a second; beside much else, and with a judge to examine, it may take far longer. */
const patienceMs = 170_000;

interface ReadyMessage {
  url: string;
  port: number;
}

async function forkServer(entry: string, env: Record<string, string>) {
  const folder = await bundleServer();
  const child = fork(path.join(folder, entry), [], {
    cwd: projectRoot,
    env: { ...process.env, ...productFolders(folder), ...env },
    execArgv: ['--enable-source-maps'],
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
  ready.catch(() => {}); // whoever waits for it hears of it
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
