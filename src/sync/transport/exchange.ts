/** One call put on the wire: its address, its headers, and which server it reaches. */
import type { Endpoint } from '../../../contract/endpoints';
import { type ClockSample, sampleClock } from '../clock/server-clock';
import type { Contact } from '../network/network-state';
import { unreachedFailure } from '../server/failure';
import type { ServerList } from '../server/servers';
import { type Answer, readAnswer } from './read-answer';
import type { Reply, Transport, TransportRequest } from './transport';
import { type Patience, type Silence, sendWatched } from './watch-overdue';

export interface Wire {
  transport: Transport;
  servers: ServerList;
  now(): number;
  /** Where a page watches for a server that gives no answers. */
  silence?: Silence;
  /** @param isProbe whether it was asked only to see if the server is there */
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
  timeoutMs: number;
  isProbe: boolean;
  patience: Patience;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}

/** Path below the base, with parameters filled in and the query behind it. */
export function pathOf(path: string, params: object = {}, query: object = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const tail = search.toString();
  return tail === '' ? filled : `${filled}?${tail}`;
}

/** A body as its call wants it on the wire. */
function encode({ encoding }: Endpoint, body: unknown): string | FormData {
  if (encoding === undefined) return JSON.stringify(body);
  const form = new FormData();
  if (encoding === 'files') {
    const members = Object.entries(body as object);
    const files = members.filter(([, value]) => value instanceof Uint8Array);
    const others = JSON.stringify(Object.fromEntries(members.filter((member) => !files.includes(member))));
    if (files.length === 0) return others;
    form.set('json', others);
    for (const [name, value] of files) form.set(name, new Blob([value as BlobPart]), name);
    return form;
  }
  for (const [name, value] of Object.entries(body as object)) {
    if (value instanceof Uint8Array)
      form.set(name, new Blob([value as BlobPart], { type: 'image/png' }), `${name}.png`);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

function headersOf(message: Message, encoded: string | FormData | undefined): Record<string, string> {
  const { idempotencyKey, idToken } = message;
  // The content type of a form names its boundary: whoever sends it says so.
  const isJson = typeof encoded === 'string';
  return {
    accept: 'application/json',
    ...(isJson && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
  };
}

function observe(wire: Wire, reply: Reply, sentAt: number): void {
  if (reply.type !== 'reply') return;
  const serverTimeMs = Date.parse(reply.headers.date ?? '');
  if (Number.isNaN(serverTimeMs)) return;
  wire.onClockSample(sampleClock({ sentAt, receivedAt: wire.now(), serverTimeMs, resolutionMs: 1000 }));
}

/** Asks the next server, and the others at once while none is reached. */
export async function exchange(wire: Wire, message: Message): Promise<Answer<unknown>> {
  const { endpoint, timeoutMs, signal, keepalive } = message;
  const body = message.body === undefined ? undefined : encode(endpoint, message.body);
  const request = {
    method: endpoint.method,
    headers: headersOf(message, body),
    timeoutMs,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  };
  const path = pathOf(endpoint.path, message.params, message.query);
  let answer: Answer<unknown> = { ok: false, failure: unreachedFailure('offline') };
  let contact: Contact | undefined;
  for (const base of wire.servers.nextOrder()) {
    const sentAt = wire.now();
    const reply = await send(wire, message.patience, { ...request, url: base + path });
    observe(wire, reply, sentAt);
    answer = readAnswer(reply, endpoint.response, wire.now());
    contact = contactOf(reply, answer);
    if (answer.ok || answer.failure.kind !== 'offline') break;
  }
  if (contact) wire.onContact(contact, message.isProbe);
  return answer;
}

function send({ transport, silence }: Wire, patience: Patience, request: TransportRequest): Promise<Reply> {
  return silence ? sendWatched(transport, silence, patience, request) : transport(request);
}

/** What a gateway says of a server behind it that gives no answer. */
const unansweredStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** `undefined`: whoever asked did not wait for it. */
function contactOf(reply: Reply, answer: Answer<unknown>): Contact | undefined {
  if (answer.ok) return 'reached';
  switch (answer.failure.kind) {
    case 'aborted':
      return undefined;
    case 'timeout':
      return 'silent';
    case 'offline':
      return reply.type === 'reply' && unansweredStatuses.has(reply.status) ? 'silent' : 'unreached';
    case 'http':
      return answer.failure.status >= 500 ? 'failing' : 'reached';
    default:
      return answer.failure satisfies never;
  }
}
