/** Requests and replies as plain data, so that a script can inspect and repeat them. */
import type { Patience, Transport } from '../../transport/transport';

export type Reply =
  | { type: 'reply'; status: number; headers: ReplyHeaders; text: string }
  | { type: 'failed'; reason: 'offline' | 'timeout' };

interface ReplyHeaders {
  contentType: string;
  date: string | null;
  retryAfter: string | null;
}

export interface SentRequest extends Patience {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: RequestInit['body'];
}

export function plainTransport(answer: (request: SentRequest) => Reply | Promise<Reply>): Transport {
  return async (url, { method, headers, body }, patience) => {
    const plainHeaders = Object.fromEntries(new Headers(headers));
    const reply = await answer({ url, method, headers: plainHeaders, body, ...patience });
    if (reply.type === 'failed')
      throw reply.reason === 'timeout'
        ? new DOMException('', 'TimeoutError')
        : new TypeError('Failed to fetch');
    const { contentType, date, retryAfter } = reply.headers;
    const named = { 'content-type': contentType, date, 'retry-after': retryAfter };
    const given = Object.entries(named).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    );
    return new Response(reply.text, {
      status: reply.status,
      headers: new Headers(given.map(([a, b]): [string, string] => [a, b])),
    });
  };
}
