import { fork } from 'node:child_process';
import path from 'node:path';
import { ensureFirebaseEmulator } from '../../../scripts/steps/firebase-emulator.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** The prefix `demo-` guarantees that the SDK never uses a real project. */
export const emulatorProject = 'demo-codeferry';

export interface FirebaseEmulator {
  /** `host:port`, as in FIREBASE_AUTH_EMULATOR_HOST. */
  readonly host: string;
  readonly url: string;
  readonly env: Record<string, string>;
  /** Sets the project's console settings. */
  configure(settings: object): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an empty Auth emulator. A start takes seconds of CPU, so share one. */
export async function startFirebaseEmulator(): Promise<FirebaseEmulator> {
  const folder = await ensureFirebaseEmulator(root);
  const child = fork(path.join(root, 'tests/firebase-emulator/serve.mjs'), [folder, emulatorProject], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    exited.then(() => reject(new Error(`The Firebase Auth emulator ended while starting:\n${output}`)));
  });
  const host = `127.0.0.1:${port}`;
  const url = `http://${host}`;
  return {
    host,
    url,
    env: { FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: emulatorProject, NODE_ENV: 'test' },
    async configure(settings) {
      const response = await fetch(`${url}/emulator/v1/projects/${emulatorProject}/config`, {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(settings),
      });
      if (!response.ok) throw new Error(`The emulator answered ${response.status} ${await response.text()}`);
    },
    async stop() {
      process.off('exit', kill);
      kill();
      await exited;
    },
  };
}
