import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const triesMax = 8;
const firstPauseMs = 200;
const pauseMsMax = 5000;

/**
 * For about 20 s, enough for a database restart. The write must be guarded, because a failed one may have happened.
 * @throws the last error, or the first one after an abort
 */
export async function retryWrite<R>(
  { log, signal }: { log: Pick<FastifyBaseLogger, 'warn'>; signal: AbortSignal },
  write: () => Promise<R>,
): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries === triesMax || signal.aborted) throw error;
      log.warn({ err: error, tries }, 'could not write a judgement; retrying');
      const pauseMs = Math.min(pauseMsMax, firstPauseMs * 2 ** (tries - 1));
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
