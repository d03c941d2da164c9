import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Below every system's ephemeral range, so no outgoing connection takes the port between check and use. */
const ports = { first: 20_000, count: 10_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * ports.count);
    const server = net.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/** Environment variable with the folder that new data folders copy; see product-template.ts. */
export const dataTemplate = 'PRODUCT_DATA_TEMPLATE';

/** A new data folder that the database's system user may enter. */
export function makeDataDir(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-'));
  const template = process.env[dataTemplate];
  // `cp` keeps the owner, the database's system user.
  if (template) execFileSync('cp', ['-a', `${template}/.`, dir]);
  fs.chmodSync(dir, 0o755);
  return dir;
}

export interface Product {
  readonly url: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
  output(): string;
}

/** A start takes two seconds, or far longer on a busy machine with a judge. */
const patienceMs = 240_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built product (`dist/server/main.js`) like `npm start`; resolves once it answers. */
export async function startProduct(options: {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}): Promise<Product> {
  const child = fork(path.join(root, 'dist/server/main.js'), [], {
    cwd: root,
    env: { ...process.env, PORT: String(options.port), DATA_DIR: options.dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve());
    exited.then(() => reject(new Error(`The product ended while starting:\n${output}`)));
    setTimeout(() => reject(new Error(`The product is not ready:\n${output}`)), patienceMs).unref();
  });
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await exited;
  };
  return {
    url: `http://127.0.0.1:${options.port}`,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
    output: () => output,
  };
}
