/** Comparing hundreds of programs takes seconds, so it runs in a worker thread with limits. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { similarityLimits } from '../../../contract/rules/contest/similarity-limits';
import type { Group, GroupResult } from './compare-group';

const memoryMb = 512;

/** A bundle has the worker beside it. From source, a thread cannot load TypeScript without a loader. */
function startWorker(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: memoryMb } };
  const built = new URL('./similarity-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, options);
  const loader = JSON.stringify(createRequire(import.meta.url).resolve('tsx/cjs/api'));
  const source = JSON.stringify(fileURLToPath(new URL('./similarity-worker.ts', import.meta.url)));
  return new Worker(`require(${loader}).register(); require(${source});`, { ...options, eval: true });
}

export interface SimilarityThread {
  /** Rejects if the thread fails, or when the time for the whole check is over. One group at a time. */
  compare(group: Group): Promise<GroupResult>;
  close(): Promise<unknown>;
}

export function openSimilarityThread(patienceMs = similarityLimits.minutesMax * 60_000): SimilarityThread {
  const worker = startWorker();
  worker.unref();
  let fail = (_reason: Error) => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Handled where a result is awaited.
  failed.catch(() => {});
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('The thread has ended')));
  const timer = setTimeout(() => {
    fail(new Error(`Not finished after ${patienceMs} ms`));
    void worker.terminate();
  }, patienceMs).unref();
  return {
    compare(group) {
      const answered = new Promise<GroupResult>((resolve) => worker.once('message', resolve));
      worker.postMessage(group);
      return Promise.race([answered, failed]);
    },
    close() {
      clearTimeout(timer);
      return worker.terminate();
    },
  };
}
