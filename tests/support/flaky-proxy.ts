import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FlakyProxy {
  readonly url: string;
  readonly port: number;
  /** The next request whose path fits reaches the server, and its answer never reaches the browser. */
  dropNextAnswer(path: string): void;
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
  const toDrop: string[] = [];
  const counts = new Map<string, number>();
  let dropped = 0;
  const proxy = http.createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const dropAt = toDrop.indexOf(path);
    if (dropAt >= 0) toDrop.splice(dropAt, 1);
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
        answer.pipe(response);
        answer.on('error', () => response.socket?.destroy());
      },
    );
    onward.on('error', () => response.socket?.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(listenPort, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dropNextAnswer: (path) => toDrop.push(path),
    dropped: () => dropped,
    seen: (path) => counts.get(path) ?? 0,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
