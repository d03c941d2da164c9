import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Changes to a request, applied in this order. */
export interface Meddling {
  /** The proxy forwards the request after this promise. */
  until?: Promise<unknown>;
  /** Breaks the connection before the server gets the request. */
  broken?: boolean;
  /** Delay before forwarding, in ms. */
  delayMs?: number;
  /** Sent instead of the server's answer; HTML like a captive portal's. */
  answer?: { status: number; json: unknown } | { status: number; html: string };
  /** Replaces the request body. */
  body?: unknown;
}

export interface FlakyProxy {
  readonly url: string;
  readonly port: number;
  /** The next request to one of these paths reaches the server, but its answer is lost. */
  dropNextAnswer(...paths: string[]): void;
  /** Cuts the next answer for a path with this ending after this many bytes. */
  cutNextAnswer(pathEnd: string, afterBytes: number): void;
  /** Changes one byte of the next answer for a path with this ending. */
  damageNextAnswer(pathEnd: string): void;
  /** Changes requests to this path. Returns a function that stops it. */
  meddle(path: string | RegExp, way: Meddling): () => void;
  /** Paths of all requests that reached the server, in order. */
  paths(): string[];
  dropped(): number;
  /** Number of requests to this path that reached the server. */
  seen(path: string): number;
  close(): Promise<void>;
}

/**
 * A proxy between browser and server: loses chosen answers after the server has processed the request, and
 * breaks connections while the server is down.
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
    // A changed byte would make a compressed body unreadable instead of wrong.
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

/** Applies the delays. `true`: the server must not get the request. */
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
