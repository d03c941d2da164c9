/** A proxy between browser and server that applies the story's faults. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * dropped: never arrives · lost: processed, but the answer is lost · twice: arrives twice · late: the
 * answer is delayed, then lost · cut: half of the answer arrives · portal: a captive portal answers.
 */
export const faults = ['dropped', 'lost', 'twice', 'late', 'cut', 'portal'] as const;
export type Fault = (typeof faults)[number];

export interface BadLine {
  readonly url: string;
  isDown: boolean;
  /** The fault for the next write; null for none. */
  nextFault: () => Fault | null;
  /** together: requests that carry several entries. */
  readonly counts: Record<Fault | 'requests' | 'together', number>;
  close(): Promise<void>;
}

interface Served {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const lateMs = 400;
const manyUrl = '/api/outbox';
/** A single entry or a batch. */
const isWrite = ({ method, headers, url }: http.IncomingMessage) =>
  method === 'POST' && (headers['idempotency-key'] !== undefined || url === manyUrl);

/** `isCut`: declares the full length but sends only half. */
function answer(response: http.ServerResponse, { status, headers, body }: Served, isCut: boolean): void {
  const { 'transfer-encoding': _, ...kept } = headers;
  const part = isCut ? body.subarray(0, Math.floor(body.length / 2)) : body;
  if (isCut) kept['content-length'] = String(part.length);
  response.writeHead(status, kept).end(part);
}

async function read(stream: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** @param targetPort where the server listens at the moment */
export async function startBadLine(targetPort: () => number): Promise<BadLine> {
  const counts = {
    requests: 0,
    together: 0,
    ...Object.fromEntries(faults.map((fault) => [fault, 0])),
  } as BadLine['counts'];
  const line = { isDown: false, nextFault: (): Fault | null => null };

  function ask({ method, url, headers }: http.IncomingMessage, body: Buffer): Promise<Served> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: targetPort(), path: url, method, headers };
      const onward = http.request(options, (answer) => {
        read(answer).then(
          (served) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: served }),
          reject,
        );
      });
      onward.on('error', reject);
      onward.end(body);
    });
  }

  /** Throws to break the connection. */
  function chooseFault(request: http.IncomingMessage): Fault | null {
    if (line.isDown) return 'dropped';
    if (!isWrite(request)) return null;
    const fault = line.nextFault();
    counts.requests += 1;
    if (request.url === manyUrl) counts.together += 1;
    if (fault) counts[fault] += 1;
    return fault;
  }

  /** Answers, or breaks the connection by throwing. */
  async function carry(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await read(request);
    const fault = chooseFault(request);
    if (fault === 'dropped') throw new Error(fault);
    if (fault === 'portal') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
      return;
    }
    const times = fault === 'twice' ? 2 : 1;
    const [served] = await Promise.all(Array.from({ length: times }, () => ask(request, body)));
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs));
    if (!served || fault === 'lost' || fault === 'late') throw new Error('lost');
    answer(response, served, fault === 'cut');
  }

  const proxy = http.createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return Object.assign(line, {
    url: `http://127.0.0.1:${port}`,
    counts,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  });
}
