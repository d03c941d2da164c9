import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** What becomes of a request; in this order, each if it is given. */
export interface Meddling {
  /** Waited for, before the server hears of it. */
  until?: Promise<unknown>;
  /** The line breaks, and the server never hears of it. */
  broken?: boolean;
  /** The request waits this long (ms) before it goes on. */
  delayMs?: number;
  /** Said in the server's place: as JSON, or as a page of whoever is in between. */
  answer?: { status: number; json: unknown } | { status: number; html: string };
  /** What the server gets instead of what was sent. */
  body?: unknown;
}

export interface FlakyProxy {
  readonly url: string;
  readonly port: number;
  /** The next request with one of these paths reaches the server, and its answer never reaches the browser. */
  dropNextAnswer(...paths: string[]): void;
  /** Of the next answer whose path ends so, only the first bytes reach the browser. */
  cutNextAnswer(pathEnd: string, afterBytes: number): void;
  /** One byte of the next answer whose path ends so is another one. */
  damageNextAnswer(pathEnd: string): void;
  /** Requests with this path are dealt with in another way, until what is returned is called. */
  meddle(path: string | RegExp, way: Meddling): () => void;
  /** Paths of all requests that reached the server, in their order. */
  paths(): string[];
  /** How many answers were dropped so far. */
  dropped(): number;
  /** How many requests with this path reached the server. */
  seen(path: string): number;
  close(): Promise<void>;
}

/**
 * A bad line between browser and server: passes everything on, loses chosen answers after the server has done its work,
 * and breaks the connection when the server is gone.
 */
export async function startFlakyProxy(targetPort: () => number, listenPort = 0): Promise<FlakyProxy> {
  const toDrop: string[][] = [];
  const mischief: { pathEnd: string; makeStream: () => Transform }[] = [];
  const paths: string[] = [];
  const meddlings: { path: string | RegExp; way: Meddling }[] = [];
  const meddlingWith = (asked: string) =>
    meddlings.find(({ path }) => (typeof path === 'string' ? path === asked : path.test(asked)))?.way;
  let dropped = 0;
  const proxy = http.createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const meddling = meddlingWith(path) ?? {};
    if (await isDealtWith(meddling, response)) return;
    const { body } = meddling;
    paths.push(path);
    const dropAt = toDrop.findIndex((some) => some.includes(path));
    if (dropAt >= 0) toDrop.splice(dropAt, 1);
    const mischiefAt = mischief.findIndex(({ pathEnd }) => path.endsWith(pathEnd));
    const [spoiled] = mischiefAt >= 0 ? mischief.splice(mischiefAt, 1) : [];
    // What is compressed would not be damaged but unreadable.
    if (spoiled) delete request.headers['accept-encoding'];
    if (body !== undefined) request.headers['content-length'] = `${Buffer.byteLength(JSON.stringify(body))}`;
    const onward = http.request(
      {
        host: '127.0.0.1',
        port: targetPort(),
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (answer) => {
        if (dropAt >= 0) {
          answer.resume();
          answer.on('end', () => {
            dropped += 1;
            response.socket?.destroy();
          });
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        const stream = spoiled ? answer.pipe(spoiled.makeStream()) : answer;
        stream.pipe(response);
        for (const source of [answer, stream]) source.on('error', () => response.socket?.destroy());
      },
    );
    onward.on('error', () => response.socket?.destroy());
    response.on('close', () => onward.destroy());
    if (body === undefined) request.pipe(onward);
    else onward.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => proxy.listen(listenPort, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dropNextAnswer: (...some) => void toDrop.push(some),
    dropped: () => dropped,
    seen: (path) => paths.filter((one) => one === path).length,
    paths: () => [...paths],
    cutNextAnswer: (pathEnd, afterBytes) =>
      mischief.push({ pathEnd, makeStream: () => cutAfter(afterBytes) }),
    meddle(path, way) {
      const one = { path, way };
      meddlings.push(one);
      return () => void meddlings.splice(meddlings.indexOf(one), 1);
    },
    damageNextAnswer: (pathEnd) => mischief.push({ pathEnd, makeStream: changeFirstByte }),
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Waits as it is told to. `true`: the server never hears of it. */
async function isDealtWith(
  { until, delayMs = 0, broken, answer }: Meddling,
  response: http.ServerResponse,
): Promise<boolean> {
  await until;
  await setTimeout(delayMs);
  if (broken) response.socket?.destroy();
  else if (answer) {
    const isJson = 'json' in answer;
    response.writeHead(answer.status, { 'Content-Type': isJson ? 'application/json' : 'text/html' });
    response.end(isJson ? JSON.stringify(answer.json) : answer.html);
  }
  return broken === true || answer !== undefined;
}

/** Fails when so many bytes have gone through. */
function cutAfter(bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (left <= 0) return done(new Error('The line is cut'));
      left -= chunk.byteLength;
      done(null, chunk);
    },
  });
}

function changeFirstByte(): Transform {
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const content = Buffer.from(chunk);
      if (isFirst) content[0] = (content[0] ?? 0) ^ 0xff;
      isFirst = false;
      done(null, content);
    },
  });
}
