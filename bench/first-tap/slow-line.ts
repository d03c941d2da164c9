import type { AddressInfo } from 'node:net';
import net from 'node:net';

export interface LineSpeed {
  bytesPerSecond: number;
  roundTripMs: number;
}

export interface SlowLine {
  readonly url: string;
  close(): Promise<void>;
}

/** About one packet: connections take turns packet by packet. */
const packetBytes = 1400;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * One slow connection for all requests of a browser to `targetPort`, including its service worker, which
 * browser throttling does not cover. A new connection costs a round trip before its first request, as with
 * TCP.
 */
export async function openSlowLine(targetPort: number, speed: LineSpeed): Promise<SlowLine> {
  const waiting = new Map<net.Socket, Buffer[]>();
  let isPumping = false;
  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    let freeAt = performance.now();
    while (waiting.size > 0) {
      for (const [socket, packets] of waiting) {
        const packet = packets.shift();
        if (!packet) {
          waiting.delete(socket);
          continue;
        }
        freeAt = Math.max(freeAt, performance.now()) + (packet.byteLength / speed.bytesPerSecond) * 1000;
        setTimeout(() => socket.writable && socket.write(packet), speed.roundTripMs / 2);
        const ahead = freeAt - performance.now();
        if (ahead > 4) await delay(ahead);
      }
    }
    isPumping = false;
  }

  const sockets = new Set<net.Socket>();
  const server = net.createServer({ noDelay: true }, (near) => {
    const far = net.connect(targetPort, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        waiting.delete(near);
        near.destroy();
        far.destroy();
      });
    }
    let isNew = true;
    near.on('data', (data) => {
      const afterMs = speed.roundTripMs / 2 + (isNew ? speed.roundTripMs : 0);
      isNew = false;
      setTimeout(() => far.writable && far.write(data), afterMs);
    });
    far.on('data', (data) => {
      const packets = waiting.get(near) ?? [];
      for (let from = 0; from < data.byteLength; from += packetBytes)
        packets.push(data.subarray(from, from + packetBytes));
      waiting.set(near, packets);
      void pump();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
