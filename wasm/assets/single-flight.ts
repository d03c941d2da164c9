import type { RuntimeFileInfo } from './runtime-files';

/** For the tabs that wait for another tab's download. */
interface DownloadProgress {
  url: string;
  bytes: number;
}

const channelName = 'runtime-bytes';

/** Web Lock held during a download. */
export function fileLockName(url: string): string {
  return `runtime file ${new URL(url, location.origin).pathname}`;
}

/**
 * Runs `fetchFile`, or waits for another tab that runs it; then `onBytes` reports that tab's progress.
 * Rejects with the signal's reason if it aborts while waiting.
 */
export async function oneTabAtATime<T>(
  file: RuntimeFileInfo,
  options: { signal: AbortSignal | undefined; onBytes: (bytes: number) => void },
  fetchFile: (onBytes: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  const { signal, onBytes } = options;
  if (!navigator.locks) return fetchFile(onBytes);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  let isOurs = false;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<DownloadProgress>) => {
      if (!isOurs && data.url === file.url) onBytes(data.bytes);
    };
  }
  try {
    return await navigator.locks.request(fileLockName(file.url), signal ? { signal } : {}, () => {
      isOurs = true;
      return fetchFile((bytes) => {
        channel?.postMessage({ url: file.url, bytes } satisfies DownloadProgress);
        onBytes(bytes);
      });
    });
  } finally {
    channel?.close();
  }
}
