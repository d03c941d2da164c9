/**
 * `fetch` with our timeouts; ofetch adds JSON and retries. A silent server holds all of the browser's
 * connections. So an overdue request triggers a probe, and if that gets no answer either, repeatable
 * requests are given up; the outbox keeps them.
 */

export interface Patience {
  /**
   * Until the answer begins, and between its parts: a long answer over a slow connection is not a
   * timeout.
   */
  timeoutMs: number;
  /** Ms that the server may delay its answer (long polling). */
  heldMs: number;
  /** Whether the request may be given up because a caller retries it. */
  isRepeated: boolean;
}

export interface Silence {
  isSilent(): boolean;
  doubt(): void;
  onSilent(listener: () => void): () => void;
}

/** Resolves with a complete answer. Rejects with a `TimeoutError`, or like `fetch`. */
export type Transport = (url: string, init: RequestInit, patience: Patience) => Promise<Response>;

/** An answer later than this triggers a probe. */
export const overdueMs = 3500;

/** 128 kbit/s: a slow connection gets extra time for an upload. */
const slowLineBytesPerMs = 16;

/** Upload time in ms for a text or form body. */
export function uploadMs(body: RequestInit['body']): number {
  const parts = body instanceof FormData ? [...body.values()] : [typeof body === 'string' ? body : ''];
  const bytes = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);
  return Math.ceil(bytes / slowLineBytesPerMs);
}

/** @param silence reports a server that gives no answers */
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
