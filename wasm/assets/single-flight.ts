import type { RuntimeFileInfo } from './runtime-files';

/** How far a file is, for the tabs that wait for the one that fetches it. */
interface Bearing {
  url: string;
  bytes: number;
}

const channelName = 'runtime-bytes';

/** Web Lock held while a file is being fetched, so that tabs and workers wait for one download. */
export function fileLockName(url: string): string {
  return `runtime file ${new URL(url, location.origin).pathname}`;
}

/**
 * Does `fetchFile` when no other tab is at it, and after the other tab otherwise; meanwhile `onBytes` hears of the other's bytes.
 * Rejects with the signal's reason when it is aborted while waiting.
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
    channel.onmessage = ({ data }: MessageEvent<Bearing>) => {
      if (!isOurs && data.url === file.url) onBytes(data.bytes);
    };
  }
  try {
    return await navigator.locks.request(fileLockName(file.url), signal ? { signal } : {}, () => {
      isOurs = true;
      return fetchFile((bytes) => {
        channel?.postMessage({ url: file.url, bytes } satisfies Bearing);
        onBytes(bytes);
      });
    });
  } finally {
    channel?.close();
  }
}
