/** After this long without data, an open connection counts as dead. */
const stalledAfterMs = 30_000;

interface FetchWhole {
  url: string;
  /** Any other size (e.g. a captive portal's page) is `damaged`. */
  bytes: number;
  signal?: AbortSignal | undefined;
  onBytes(bytes: number): void;
  stallMs?: number;
}

/** `network`: unreachable, or stalled for 30 s. */
export type Fetched = Uint8Array<ArrayBuffer> | 'network' | 'damaged' | 'cancelled';

export async function fetchWhole(wanted: FetchWhole): Promise<Fetched> {
  const { url, signal, stallMs = stalledAfterMs } = wanted;
  const stop = new AbortController();
  const cancel = () => stop.abort();
  let stall = setTimeout(cancel, stallMs);
  const noteLife = () => {
    clearTimeout(stall);
    stall = setTimeout(cancel, stallMs);
  };
  signal?.addEventListener('abort', cancel);
  try {
    if (signal?.aborted) return 'cancelled';
    // The HTTP cache would store a second copy.
    const response = await fetch(url, { cache: 'no-store', signal: stop.signal });
    if (!response.ok || !response.body) return 'network';
    return (await readExactly(response.body, wanted, noteLife)) ?? 'damaged';
  } catch {
    return signal?.aborted ? 'cancelled' : 'network';
  } finally {
    clearTimeout(stall);
    signal?.removeEventListener('abort', cancel);
  }
}

async function readExactly(
  body: ReadableStream<Uint8Array>,
  { bytes, onBytes }: FetchWhole,
  noteLife: () => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = new Uint8Array(bytes);
  const reader = body.getReader();
  let offset = 0;
  for (;;) {
    const { done, value } = await reader.read();
    noteLife();
    if (done) return offset === bytes ? content : undefined;
    if (offset + value.byteLength > bytes) {
      await reader.cancel();
      return undefined;
    }
    content.set(value, offset);
    offset += value.byteLength;
    onBytes(offset);
  }
}
