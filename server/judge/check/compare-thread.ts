/** Starts a worker thread at first use. It does not keep the process alive. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CheckerOptions } from '../../../contract/rules/judging/compare-output';
import type { CompareResult } from '../../../contract/rules/judging/compare-result';

export interface CompareThread {
  compare(expected: Uint8Array, actual: Uint8Array, options: CheckerOptions): Promise<CompareResult>;
  close(): Promise<void>;
}

export interface CompareTask {
  id: number;
  expected: Uint8Array;
  actual: Uint8Array;
  options: CheckerOptions;
}
export interface CompareAnswer {
  id: number;
  result: CompareResult;
}

/** A bundle has the worker beside it. From source, a thread cannot load TypeScript without a loader. */
function startWorker(): Worker {
  const built = new URL('./compare-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built);
  const loader = JSON.stringify(createRequire(import.meta.url).resolve('tsx/cjs/api'));
  const source = JSON.stringify(fileURLToPath(new URL('./compare-worker.ts', import.meta.url)));
  return new Worker(`require(${loader}).register(); require(${source});`, { eval: true });
}

interface Waiting {
  resolve: (result: CompareResult) => void;
  reject: (error: Error) => void;
}

export function createCompareThread(): CompareThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  function drop(why: Error): void {
    worker = null;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  }

  function start(): Worker {
    const started = startWorker();
    const onEnd = (why: Error) => {
      if (worker === started) drop(why);
    };
    started.unref();
    started.on('message', ({ id, result }: CompareAnswer) => {
      waiting.get(id)?.resolve(result);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
    });
    started.on('error', onEnd);
    started.on('exit', () => onEnd(new Error('the comparison thread ended')));
    return started;
  }

  return {
    compare(expected, actual, options) {
      worker ??= start();
      const using = worker;
      const id = count++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        using.ref();
        using.postMessage({ id, expected, actual, options } satisfies CompareTask);
      });
    },
    async close() {
      const closing = worker;
      drop(new Error('the comparison thread is closed'));
      await closing?.terminate();
    },
  };
}
