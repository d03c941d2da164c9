/** In a worker: on the page's thread these megabytes would freeze slow phones. */
import type { RunLanguage } from '../protocol';
import { type DownloadOutcome, downloadRuntime } from './download';
import { fetchRuntimesAhead } from './fetch-ahead';

/** Whether the connection is free to use, or one language that the page wants now. */
export type FetchAheadMessage = boolean | { language: RunLanguage };

/** From the page: not every browser tells workers about the connection. */
let isFree: boolean | undefined;
let changed = () => {};

function noteConnection(free: boolean): void {
  const isFirst = isFree === undefined;
  isFree = free;
  if (isFirst)
    fetchRuntimesAhead({
      isFree: () => isFree === true,
      onChange: (callback) => {
        changed = callback;
      },
    });
  else changed();
}

addEventListener('message', async ({ data }: MessageEvent<FetchAheadMessage>) => {
  if (typeof data === 'boolean') noteConnection(data);
  else
    postMessage(
      await downloadRuntime(data.language, {}).catch(
        (): DownloadOutcome => ({ ok: false, reason: 'network' }),
      ),
    );
});
