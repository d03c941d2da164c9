/**
 * A server that takes requests and never answers them holds every connection that the browser has for it. So a request without an answer
 * makes the probe ask, and once the probe has no answer either, whatever can be sent again is given up: the outbox keeps it.
 */
import { type Transport, uploadMs } from './transport';

/** An answer that has not begun by then is a reason to ask whether the server is there. */
export const overdueMs = 3500;

export interface Silence {
  /** Whether the server is known to give no answers. */
  isSilent(): boolean;
  /** A request waits for longer than it should. */
  doubt(): void;
  /** Calls `listener` when the server is found to give no answers. Returns how to stop. */
  onSilent(listener: () => void): () => void;
}

export interface Patience {
  /** How long the server may hold the answer back because it was asked to, in ms. */
  heldMs: number;
  /** Whether the request may be given up: somebody sends it again. */
  isRepeated: boolean;
}

/** Sends, and watches for how long there is no answer. Who is given up has timed out. */
export async function sendWatched(
  transport: Transport,
  silence: Silence,
  { heldMs, isRepeated }: Patience,
  request: Parameters<Transport>[0],
): ReturnType<Transport> {
  const givenUp = new AbortController();
  let isOverdue = false;
  const giveUp = () => isOverdue && isRepeated && givenUp.abort();
  const stop = silence.onSilent(giveUp);
  const timer = setTimeout(
    () => {
      isOverdue = true;
      if (silence.isSilent()) giveUp();
      else silence.doubt();
    },
    overdueMs + heldMs + uploadMs(request.body),
  );
  const end = () => {
    clearTimeout(timer);
    stop();
  };
  const signal = request.signal ? AbortSignal.any([request.signal, givenUp.signal]) : givenUp.signal;
  const reply = await transport({ ...request, signal, onAnswer: end }).finally(end);
  const isGivenUp = givenUp.signal.aborted && request.signal?.aborted !== true;
  return isGivenUp && reply.type === 'failed' ? { type: 'failed', reason: 'timeout' } : reply;
}
