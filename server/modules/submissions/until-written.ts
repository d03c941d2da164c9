import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const triesMax = 8;
const firstPauseMs = 200;
const pauseMsMax = 5000;

/**
 * Repeats a write that failed, for about twenty seconds: a database that is restarted is back by then. The write must be guarded:
 * it may have happened although it failed.
 * @throws the last failure, or the first one after an abort
 */
export async function untilWritten<R>(
  { log, signal }: { log: Pick<FastifyBaseLogger, 'warn'>; signal: AbortSignal },
  write: () => Promise<R>,
): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries === triesMax || signal.aborted) throw error;
      log.warn({ err: error, tries }, 'a judgement could not be written; it is tried again');
      const pauseMs = Math.min(pauseMsMax, firstPauseMs * 2 ** (tries - 1));
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
