import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeProductRoot } from '../integration/product-root';
import { projectRoot } from './postgres';

/** The real server, from source, as a process of its own. */
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
  ['REQUESTS', 'SUBMIT', 'CREATE', 'SIGN_IN', 'SIGN_UP', 'AVAILABILITY'].map((name) => [
    `LIMIT_${name}`,
    '1000000',
  ]),
);

const running = new Set<ChildProcess>();
let smallRoot: string | undefined;
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  if (smallRoot) fs.rmSync(smallRoot, { recursive: true, force: true });
});

/** A product with two problems and a page: what most tests need, and quick to import. */
function productFolders(): Record<string, string> {
  smallRoot ??= makeProductRoot();
  return {
    CODEFERRY_ROOT: smallRoot,
    // Compiled helpers and measured toolchains are the same for every test.
    CACHE_DIR: path.join(projectRoot, '.cache'),
  };
}

/** Starts the server and resolves once it answers; rejects with its output when it ends before. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { databaseUrl, judge = false, port = 0, env = {} } = options;
  const child = forkServer('server/main.ts', {
    PORT: String(port),
    JUDGE_WORKERS: judge ? '1' : '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...generous,
    ...productFolders(),
    ...env,
  });
  const ready = await child.ready;
  return { ...ready, ...child, databaseUrl };
}

/** Starts a judge alone and resolves once it takes submissions. */
export async function startTestJudge(databaseUrl: string, env: Record<string, string> = {}) {
  const child = forkServer('server/judge.ts', {
    DATABASE_URL: databaseUrl,
    JUDGE_WORKERS: '1',
    ...productFolders(),
    ...env,
  });
  await child.ready;
  return child;
}

interface ReadyMessage {
  url: string;
  port: number;
}

function forkServer(entry: string, env: Record<string, string>) {
  const child = fork(path.join(projectRoot, entry), [], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
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
