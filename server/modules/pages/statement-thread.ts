/**
 * In a worker thread with a deadline: the parser can need minutes for a malicious text and would block the server.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A normal text of 100 kB takes a twentieth of this. */
const deadlineMs = 1000;
/** More would wait for seconds. */
const waitingMax = 20;
/** Texts that were too slow. */
const knownMax = 10_000;
/** On a busy machine a normal text can be too slow, so it is tried again: after a minute, then after twice as long. */
const firstRetryMs = 60_000;
const lastRetryMs = 24 * 3_600_000;
const memoryMb = 128;

export interface StatementThread {
  /** Never rejects. Undefined: too slow, or too many waiting. */
  toHtml(markdown: string): Promise<string | undefined>;
}

/** From source, the worker is TypeScript, which a thread cannot load directly. */
function startWorker(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: memoryMb } };
  const built = new URL('./statement-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, options);
  const loader = JSON.stringify(createRequire(import.meta.url).resolve('tsx/cjs/api'));
  const source = JSON.stringify(fileURLToPath(new URL('./statement-worker.ts', import.meta.url)));
  return new Worker(`require(${loader}).register(); require(${source});`, { ...options, eval: true });
}

/** @param now current time in ms */
export function createStatementThread(
  start: () => Worker = startWorker,
  now: () => number = Date.now,
): StatementThread {
  const tooLong = new Map<string, { pauseMs: number; untilMs: number }>();
  let worker: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** So that each text has its own deadline. */
  async function setNext(markdown: string): Promise<string | undefined> {
    worker ??= await startReady(start);
    const used = worker;
    const html = await answerOf(used, markdown);
    // The worker is still busy, or has exited.
    if (html === undefined) {
      worker = undefined;
      await used.terminate();
    }
    return html;
  }

  return {
    async toHtml(markdown) {
      const hash = createHash('sha256').update(markdown).digest('base64');
      const known = tooLong.get(hash);
      if ((known && now() < known.untilMs) || waiting >= waitingMax) return undefined;
      waiting += 1;
      const turn = last.then(() => setNext(markdown)).catch(() => undefined);
      last = turn;
      const html = await turn;
      waiting -= 1;
      if (html !== undefined) {
        tooLong.delete(hash);
        return html;
      }
      if (tooLong.size >= knownMax) tooLong.clear();
      const pauseMs = known ? Math.min(2 * known.pauseMs, lastRetryMs) : firstRetryMs;
      tooLong.set(hash, { pauseMs, untilMs: now() + pauseMs });
      return undefined;
    },
  };
}

/** The deadline excludes the start. */
async function startReady(start: () => Worker): Promise<Worker> {
  const worker = start();
  worker.unref();
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  // Handled where an answer is awaited.
  worker.on('error', () => {});
  return worker;
}

function answerOf(worker: Worker, markdown: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (html?: string | null) => {
      clearTimeout(deadline);
      worker.off('message', end).off('exit', ended);
      resolve(html ?? undefined);
    };
    const ended = () => end();
    // If this thread was busy, the answer may be here already: it is handled between the timer and the immediate.
    const deadline = setTimeout(() => setImmediate(end), deadlineMs).unref();
    worker.once('message', end).once('exit', ended);
    worker.postMessage(markdown);
  });
}
