import { createFetch, type FetchContext, FetchError } from 'ofetch';
import type { Endpoint } from '../../../contract/endpoints';
import { type ClockSample, sampleClock } from '../clock/server-clock';
import type { Contact } from '../network/network-state';
import { type Failure, unreachedFailure } from '../server/failure';
import type { ServerList } from '../server/servers';
import { type Answer, readAnswer } from './read-answer';
import { parseRetryAfter } from './retry-after';
import type { Patience, Transport } from './transport';

export interface Wire {
  transport: Transport;
  servers: ServerList;
  now(): number;
  /** Whether the server is known to be silent or failing: a retry now is useless. */
  isTroubled?(): boolean;
  /** @param isProbe whether the request was only a probe */
  onContact(contact: Contact, isProbe: boolean): void;
  onClockSample(sample: ClockSample): void;
}

export interface Message {
  endpoint: Endpoint;
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  idempotencyKey?: string | undefined;
  idToken?: string | undefined;
  isProbe: boolean;
  patience: Patience;
  retries: number;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}

const retryDelayMs = 400;
/** Faults of our server or of a gateway. ofetch reports a failed connection as 500. */
const retryStatusCodes = [500, 502, 503, 504, 511];

function fillIn(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** ofetch turns everything except a form into JSON. */
function bodyOf({ encoding }: Endpoint, body: unknown): Record<string, unknown> | FormData {
  const members = Object.entries(body as object);
  const form = new FormData();
  if (encoding === 'files') {
    const files = members.filter(([, value]) => value instanceof Uint8Array);
    const others = Object.fromEntries(members.filter((member) => !files.includes(member)));
    if (files.length === 0) return others;
    form.set('json', JSON.stringify(others));
    for (const [name, value] of files) form.set(name, new Blob([value]), name);
    return form;
  }
  if (encoding === undefined) return body as Record<string, unknown>;
  for (const [name, value] of members) {
    if (value instanceof Uint8Array)
      form.set(name, new Blob([value as BlobPart], { type: 'image/png' }), `${name}.png`);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

function headersOf({ idempotencyKey, idToken }: Message): Record<string, string> {
  return {
    accept: 'application/json',
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
  };
}

/** Calls the next server, and the others while none is reached. */
export async function exchange(wire: Wire, message: Message): Promise<Answer<unknown>> {
  const bases = wire.servers.nextOrder();
  const last = bases.pop() ?? '';
  const maySkip = (failure: Failure) =>
    failure.kind === 'offline' || (message.retries > 0 && mayPass(failure));
  for (const base of bases) {
    const answer = await ask(wire, { ...message, retries: 0 }, base, maySkip);
    if (answer.ok || !maySkip(answer.failure)) return answer;
  }
  return ask(wire, message, last, () => false);
}

/** @param maySkip whether this failure leads to another server and says nothing about the network */
async function ask(
  wire: Wire,
  message: Message,
  base: string,
  maySkip: (failure: Failure) => boolean,
): Promise<Answer<unknown>> {
  const { endpoint, params, query, body, retries, patience, isProbe, signal, keepalive = false } = message;
  const request = createFetch({ fetch: (url, init = {}) => wire.transport(String(url), init, patience) });
  let answer: Answer<unknown> = { ok: false, failure: unreachedFailure('offline') };
  const learn = (learnt: Answer<unknown>, { options, response }: FetchContext) => {
    answer = learnt;
    const contact = contactOf(answer, response?.status);
    if (contact && (answer.ok || !maySkip(answer.failure))) wire.onContact(contact, isProbe);
    if (!answer.ok && (!mayPass(answer.failure) || wire.isTroubled?.())) options.retry = false;
  };
  let sentAt = 0;
  const sending = request.raw(base + fillIn(endpoint.path, params), {
    method: endpoint.method,
    query: { ...query },
    body: body === undefined ? null : bodyOf(endpoint, body),
    headers: headersOf(message),
    signal: signal ?? null,
    keepalive,
    cache: 'no-store',
    credentials: 'omit',
    retry: retries,
    retryStatusCodes,
    retryDelay: ({ options }) =>
      retryDelayMs * 2 ** (retries - Number(options.retry)) * (0.5 + Math.random()),
    onRequest() {
      sentAt = wire.now();
    },
    onRequestError(context) {
      const isLate = context.error.name === 'TimeoutError';
      const reason = signal?.aborted ? 'aborted' : isLate ? 'timeout' : 'offline';
      learn({ ok: false, failure: unreachedFailure(reason) }, context);
    },
    onResponse(context) {
      const { status, headers, _data } = context.response;
      const receivedAt = wire.now();
      const date = headers.get('date');
      const serverTimeMs = Date.parse(date ?? '');
      if (!Number.isNaN(serverTimeMs))
        wire.onClockSample(sampleClock({ sentAt, receivedAt, serverTimeMs, resolutionMs: 1000 }));
      const retryAfterMs = parseRetryAfter(headers.get('retry-after'), date, receivedAt);
      learn(readAnswer(status, _data, endpoint.response, retryAfterMs), context);
    },
  });
  // The answer already contains the result.
  await sending.catch((error) => {
    if (!(error instanceof FetchError)) console.error('A request was not sent', error);
  });
  return answer;
}

function mayPass(failure: Failure): boolean {
  return failure.kind === 'http' ? failure.status >= 500 : failure.kind !== 'aborted';
}

const unansweredStatuses: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/** `undefined`: the caller aborted. */
function contactOf(answer: Answer<unknown>, status: number | undefined): Contact | undefined {
  if (answer.ok) return 'reached';
  switch (answer.failure.kind) {
    case 'aborted':
      return undefined;
    case 'timeout':
      return 'silent';
    case 'offline':
      return unansweredStatuses.has(status) ? 'silent' : 'unreached';
    case 'http':
      return answer.failure.status >= 500 ? 'failing' : 'reached';
    default:
      return answer.failure satisfies never;
  }
}
