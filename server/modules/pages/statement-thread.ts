/**
 * Sets texts in a thread of its own, each with a deadline. A parser of Markdown needs minutes for a text that was made for it; in the
 * server's own thread nobody would be answered meanwhile.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** An honest text of 100 kB takes a tenth of it. */
const deadlineMs = 500;
/** More of them than this would wait for seconds. */
const waitingMax = 20;
/** Texts that are known to take too long: each of them takes long only once. */
const knownMax = 10_000;
const memoryMb = 128;

export interface StatementThread {
  /** The HTML of a text; undefined: it would take too long, or too many are waiting. Never rejects. */
  toHtml(markdown: string): Promise<string | undefined>;
}

/** In a bundle the worker lies beside it; from source it is TypeScript, which a thread cannot load without help. */
function startWorker(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: memoryMb } };
  const built = new URL('./statement-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, options);
  const loader = JSON.stringify(createRequire(import.meta.url).resolve('tsx/cjs/api'));
  const source = JSON.stringify(fileURLToPath(new URL('./statement-worker.ts', import.meta.url)));
  return new Worker(`require(${loader}).register(); require(${source});`, { ...options, eval: true });
}

export function createStatementThread(start: () => Worker = startWorker): StatementThread {
  const tooLong = new Set<string>();
  let worker: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: the deadline is the text's own. */
  async function setNext(markdown: string): Promise<string | undefined> {
    worker ??= await startReady(start);
    const used = worker;
    const html = await answerOf(used, markdown);
    // It may still be at work on the text, or have ended.
    if (html === undefined) {
      worker = undefined;
      await used.terminate();
    }
    return html;
  }

  return {
    async toHtml(markdown) {
      const hash = createHash('sha256').update(markdown).digest('base64');
      if (tooLong.has(hash) || waiting >= waitingMax) return undefined;
      waiting += 1;
      const turn = last.then(() => setNext(markdown)).catch(() => undefined);
      last = turn;
      const html = await turn;
      waiting -= 1;
      if (html !== undefined) return html;
      if (tooLong.size >= knownMax) tooLong.clear();
      tooLong.add(hash);
      return undefined;
    },
  };
}

/** Its deadlines begin when it can work. */
async function startReady(start: () => Worker): Promise<Worker> {
  const worker = start();
  worker.unref();
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  // What ends it later is seen by who waits for an answer.
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
    const deadline = setTimeout(end, deadlineMs).unref();
    worker.once('message', end).once('exit', ended);
    worker.postMessage(markdown);
  });
}
