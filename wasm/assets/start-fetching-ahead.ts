import { mayDownloadUnasked, onConnectionChange } from './metered';

/**
 * Brings the runtimes onto this device beside the page, in a worker that lives as long as the page does: it goes on when the
 * connection is free to use again. To be called once in a page's life.
 */
export function startFetchingAhead(): void {
  const worker = new Worker(new URL('./fetch-ahead.worker.ts', import.meta.url), {
    type: 'module',
    name: 'fetch-ahead',
  });
  worker.addEventListener('error', ({ message }) => console.warn('Runtimes are not fetched ahead', message));
  const tell = () => worker.postMessage(mayDownloadUnasked());
  tell();
  onConnectionChange(tell);
}
