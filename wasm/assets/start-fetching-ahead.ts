import { mayDownloadUnasked, onConnectionChange } from './metered';

/** The worker lives as long as the page. Call it once per page. */
export function startFetchingAhead(): void {
  const worker = new Worker(new URL('./fetch-ahead.worker.ts', import.meta.url), {
    type: 'module',
    name: 'fetch-ahead',
  });
  worker.addEventListener('error', ({ message }) =>
    console.warn('Runtimes could not be downloaded in advance', message),
  );
  const tell = () => worker.postMessage(mayDownloadUnasked());
  tell();
  onConnectionChange(tell);
}
