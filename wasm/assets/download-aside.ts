import type { RunLanguage } from '../protocol';
import type { DownloadOutcome } from './download';
import type { FetchAheadMessage } from './fetch-ahead.worker';

/** Downloads a runtime in a worker, because on the page's thread its megabytes would block input. */
export async function downloadAside(language: RunLanguage, signal: AbortSignal): Promise<DownloadOutcome> {
  const worker = new Worker(new URL('./fetch-ahead.worker.ts', import.meta.url), {
    type: 'module',
    name: 'download',
  });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<DownloadOutcome>) => resolve(data));
      worker.addEventListener('error', () => resolve({ ok: false, reason: 'network' }));
      signal.addEventListener('abort', () => resolve({ ok: false, reason: 'cancelled' }));
      worker.postMessage({ language } satisfies FetchAheadMessage);
    });
  } finally {
    worker.terminate();
  }
}
