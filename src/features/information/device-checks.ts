/** Short tests of browser features. Each resolves with an error if the feature fails. */

import { failureText } from '../../lib/failure-text';

export interface DeviceCheck {
  name: string;
  purpose: string;
  run(): Promise<CheckOutcome>;
}
export type CheckOutcome = { ok: true } | { ok: false; reason: string };

/** Longer than any test needs; a blocked database never answers. */
const patienceMs = 5000;

/** The smallest valid module: only its header. */
const emptyModule = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

export const deviceChecks: readonly DeviceCheck[] = [
  {
    name: 'Local database',
    purpose: 'keeps your work on this device',
    run: () => attempt(writeAndReadBack),
  },
  {
    name: 'WebAssembly',
    purpose: 'runs Python and JavaScript in the browser',
    run: () => attempt(async () => void (await WebAssembly.compile(emptyModule))),
  },
  {
    name: 'Background threads',
    purpose: 'keeps the page awake while a program runs',
    run: () => attempt(answerFromWorker),
  },
  {
    name: 'Service worker',
    purpose: 'opens the product without a network',
    run: () => present('serviceWorker' in navigator, 'Needs HTTPS, or a browser outside private mode.'),
  },
  {
    name: 'Locks between tabs',
    purpose: 'makes sure that one tab at a time sends',
    run: () => present('locks' in navigator, 'Needs HTTPS, or a newer browser.'),
  },
  {
    name: 'Random ids',
    purpose: 'tells what is sent twice from what is new',
    run: () => present(typeof globalThis.crypto?.randomUUID === 'function', 'Needs HTTPS.'),
  },
];

async function present(found: boolean, reason: string): Promise<CheckOutcome> {
  return found ? { ok: true } : { ok: false, reason };
}

async function attempt(trial: () => Promise<void>): Promise<CheckOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer within 5 s.')), patienceMs);
  });
  try {
    await Promise.race([trial(), tooLong]);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: failureText(error) };
  } finally {
    clearTimeout(timer);
  }
}

async function writeAndReadBack(): Promise<void> {
  const { appDb } = await import('../../data/db/app-db');
  const key = 'device-check';
  const value = crypto.getRandomValues(new Uint32Array(1))[0];
  await appDb.kv.put({ key, value });
  const row = await appDb.kv.get(key);
  await appDb.kv.delete(key);
  if (row?.value !== value) throw new Error('What was written was not read back.');
}

async function answerFromWorker(): Promise<void> {
  const url = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
  const worker = new Worker(url);
  try {
    await new Promise((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = () => reject(new Error('The thread could not be started.'));
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}
