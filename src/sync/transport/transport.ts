/**
 * `fetch` with the patience of our calls. ofetch calls it, and does the rest: JSON, and another try.
 *
 * A server that takes requests and never answers them holds every connection that the browser has for it. So a request without an answer
 * makes the probe ask, and once the probe has no answer either, whatever can be sent again is given up: the outbox keeps it.
 */

export interface Patience {
  /** Until the answer begins, and from each part of it to the next. A long answer over a slow line is none that fails to come. */
  timeoutMs: number;
  /** How long the server may hold the answer back because it was asked to, in ms. */
  heldMs: number;
  /** Whether the request may be given up: somebody sends it again. */
  isRepeated: boolean;
}

export interface Silence {
  /** Whether the server is known to give no answers. */
  isSilent(): boolean;
  /** A request waits for longer than it should. */
  doubt(): void;
  /** Calls `listener` when the server is found to give no answers. Returns how to stop. */
  onSilent(listener: () => void): () => void;
}

/** Resolves with a whole answer. Rejects with a `TimeoutError` when it does not come in time, and as `fetch` does. */
export type Transport = (url: string, init: RequestInit, patience: Patience) => Promise<Response>;

/** An answer that has not begun by then is a reason to ask whether the server is there. */
export const overdueMs = 3500;

/** A line this slow (128 kbit/s) still delivers: what is sent over it gets so much more time. */
const slowLineBytesPerMs = 16;

/** How long the body of a request, text or form, may take on its way, in ms. */
export function uploadMs(body: RequestInit['body']): number {
  const parts = body instanceof FormData ? [...body.values()] : [typeof body === 'string' ? body : ''];
  const bytes = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);
  return Math.ceil(bytes / slowLineBytesPerMs);
}

/** @param silence where a page watches for a server that gives no answers */
export function createTransport(silence?: Silence): Transport {
  return async (url, { signal, ...init }, { timeoutMs, ...patience }) => {
    const late = new AbortController();
    const giveUp = () => late.abort(new DOMException('No answer in time', 'TimeoutError'));
    const onItsWayMs = uploadMs(init.body);
    let timer = setTimeout(giveUp, timeoutMs + onItsWayMs);
    const goOn = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
    };
    const stopWatching = watchOverdue(silence, patience, onItsWayMs, giveUp);
    try {
      const signals = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
      const { status, headers, body } = await fetch(url, { ...init, signal: signals });
      stopWatching();
      return new Response(body && ((await readText(body, goOn)) || null), { status, headers });
    } finally {
      clearTimeout(timer);
      stopWatching();
    }
  };
}

/** Calls `giveUp` when nothing says any more that an answer will come. Returns how to stop. */
function watchOverdue(
  silence: Silence | undefined,
  { heldMs, isRepeated }: Omit<Patience, 'timeoutMs'>,
  onItsWayMs: number,
  giveUp: () => void,
): () => void {
  if (!silence) return () => {};
  let isOverdue = false;
  const look = () => isOverdue && isRepeated && silence.isSilent() && giveUp();
  const stopListening = silence.onSilent(look);
  const timer = setTimeout(
    () => {
      isOverdue = true;
      if (!silence.isSilent()) silence.doubt();
      look();
    },
    overdueMs + heldMs + onItsWayMs,
  );
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/** The whole text; says of each part that it came. */
async function readText(body: ReadableStream<Uint8Array>, onPart: () => void): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    onPart();
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}
