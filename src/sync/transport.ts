/** One HTTP request, one reply. No retry, no meaning: those are the client's. */
import { ofetch } from 'ofetch';

export interface TransportRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** For the whole of it, the body of the answer included. */
  timeoutMs: number;
  signal?: AbortSignal;
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

/** Sends by ofetch. Never throws. */
export const fetchTransport: Transport = async ({ timeoutMs, signal, url, ...request }) => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    const response = await ofetch.raw(url, {
      ...request,
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      responseType: 'text',
      ignoreResponseError: true,
      retry: false,
      cache: 'no-store',
      credentials: 'omit',
    });
    const headers = {
      contentType: response.headers.get('content-type') ?? '',
      date: response.headers.get('date'),
      retryAfter: response.headers.get('retry-after'),
    };
    return { type: 'reply', status: response.status, headers, text: response._data ?? '' };
  } catch {
    if (signal?.aborted) return { type: 'failed', reason: 'aborted' };
    return { type: 'failed', reason: deadline.signal.aborted ? 'timeout' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
};
