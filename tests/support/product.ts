import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A data folder of its own that the product's database user may enter. */
export function makeDataDir(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-'));
  fs.chmodSync(dir, 0o755);
  return dir;
}

export interface Product {
  readonly url: string;
  /** Ends it as an operator would (SIGTERM) and waits. */
  stop(): Promise<void>;
  /** Ends it without a chance to say goodbye (SIGKILL) and waits. */
  kill(): Promise<void>;
  /** Everything it printed so far. */
  output(): string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built product (`dist/server/main.js`) as `npm start` does and resolves once it answers. */
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
