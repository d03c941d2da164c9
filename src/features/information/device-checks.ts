/** Short tests of browser features. Each resolves with an error if the feature fails. */

import { failureText } from '../../lib/failure-text';
import { messages } from './messages';

const texts = messages.deviceCheck;

export interface DeviceCheck {
  name: string;
  purpose: string;
  run(): Promise<CheckOutcome>;
}
export type CheckOutcome = { ok: true } | { ok: false; reason: string };

/** Longer than any test needs; a blocked database never answers. */
const timeoutMs = 5000;

/** The smallest valid module: only its header. */
const emptyModule = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

export const deviceChecks: readonly DeviceCheck[] = [
  {
    name: texts.database,
    purpose: texts.databasePurpose,
    run: () => attempt(writeAndReadBack),
  },
  {
    name: texts.webAssembly,
    purpose: texts.webAssemblyPurpose,
    run: () => attempt(async () => void (await WebAssembly.compile(emptyModule))),
  },
  {
    name: texts.workers,
    purpose: texts.workersPurpose,
    run: () => attempt(answerFromWorker),
  },
  {
    name: texts.serviceWorker,
    purpose: texts.serviceWorkerPurpose,
    run: () => present('serviceWorker' in navigator, texts.serviceWorkerFault),
  },
  {
    name: texts.locks,
    purpose: texts.locksPurpose,
    run: () => present('locks' in navigator, texts.locksFault),
  },
  {
    name: texts.randomIds,
    purpose: texts.randomIdsPurpose,
    run: () => present(typeof globalThis.crypto?.randomUUID === 'function', texts.randomIdsFault),
  },
];

async function present(found: boolean, reason: string): Promise<CheckOutcome> {
  return found ? { ok: true } : { ok: false, reason };
}

async function attempt(check: () => Promise<void>): Promise<CheckOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(texts.timeout)), timeoutMs);
  });
  try {
    await Promise.race([check(), tooLong]);
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
  if (row?.value !== value) throw new Error(texts.databaseFault);
}

async function answerFromWorker(): Promise<void> {
  const url = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
  const worker = new Worker(url);
  try {
    await new Promise((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = () => reject(new Error(texts.workersFault));
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}
