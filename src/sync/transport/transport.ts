/** One HTTP request, one reply. No retry, no meaning: those are the client's. */
import { ofetch } from 'ofetch';

export interface TransportRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** Until the answer begins, and from each part of it to the next. A long answer over a slow line is none that fails to come. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** The request outlives the page that sends it. */
  keepalive?: boolean;
  /** Called when the answer begins. */
  onAnswer?(): void;
}

export type Reply =
  | { type: 'reply'; status: number; headers: ReplyHeaders; text: string }
  | { type: 'failed'; reason: 'offline' | 'timeout' | 'aborted' };

export interface ReplyHeaders {
  contentType: string;
  date: string | null;
  retryAfter: string | null;
}

export type Transport = (request: TransportRequest) => Promise<Reply>;

/** A line this slow (128 kbit/s) still delivers: what is sent over it gets so much more time. */
const slowLineBytesPerMs = 16;

/** How long the body of a request may take on its way, in ms. */
export function uploadMs(body: string | FormData | undefined): number {
  if (body === undefined) return 0;
  const parts = typeof body === 'string' ? [body] : [...body.values()];
  const bytes = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);
  return Math.ceil(bytes / slowLineBytesPerMs);
}

/** Sends by ofetch. Never throws. */
export const fetchTransport: Transport = async ({ timeoutMs, signal, url, onAnswer, ...request }) => {
  const deadline = new AbortController();
  let timer = setTimeout(() => deadline.abort(), timeoutMs + uploadMs(request.body));
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => deadline.abort(), timeoutMs);
  };
  try {
    const response = await ofetch.raw<unknown, 'stream'>(url, {
      ...request,
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      responseType: 'stream',
      ignoreResponseError: true,
      retry: false,
      cache: 'no-store',
      credentials: 'omit',
    });
    onAnswer?.();
    const headers = {
      contentType: response.headers.get('content-type') ?? '',
      date: response.headers.get('date'),
      retryAfter: response.headers.get('retry-after'),
    };
    const text = response._data ? await readText(response._data, isAlive) : '';
    return { type: 'reply', status: response.status, headers, text };
  } catch {
    if (signal?.aborted) return { type: 'failed', reason: 'aborted' };
    return { type: 'failed', reason: deadline.signal.aborted ? 'timeout' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
};

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
