import type { FastifyReply } from 'fastify';
import { onResponseEnd } from './connection-end';
import { networkOf } from './sender-group';

/** 4 MB at 56 kbit/s take this long. */
const deliveryMaxMs = 600_000;
const unreadBytesMax = 256 * 1024 * 1024;

interface Delivery {
  readonly network: string;
  readonly bytes: number;
  readonly cut: () => void;
}

/** Time limits for each response being sent, and a memory limit for all. */
export class Deliveries {
  private readonly open = new Set<Delivery>();
  private bytes = 0;
  private readonly readTimeoutMs: number;
  private readonly bytesMax: number;

  /**
   * @param readTimeoutMs a connection is closed when its client reads nothing for this long (at most twice as
   * long)
   */
  constructor(readTimeoutMs: number, bytesMax: number = unreadBytesMax) {
    this.readTimeoutMs = readTimeoutMs;
    this.bytesMax = bytesMax;
  }

  begin(reply: FastifyReply, payload: unknown): void {
    const { raw, ip } = reply.request;
    if (raw.socket.destroyed) return;
    const cut = () => {
      // A test's injected request has a timer that outlives it.
      if (!reply.raw.writableFinished) raw.socket.destroy();
    };
    reply.raw.setTimeout(this.readTimeoutMs, cut);
    const bytes = bytesOf(payload);
    // A stream is read at its reader's speed and holds no memory.
    if (bytes === 0) return;
    const tooLong = setTimeout(cut, deliveryMaxMs).unref();
    const end = this.add({ network: networkOf(ip), bytes, cut });
    onResponseEnd(reply, () => {
      clearTimeout(tooLong);
      end();
    });
  }

  /** Closes others if it exceeds the memory limit. Returns the function that removes it. */
  add(delivery: Delivery): () => void {
    this.open.add(delivery);
    this.bytes += delivery.bytes;
    while (this.bytes > this.bytesMax && this.open.size > 1) this.cutLargest();
    return () => this.end(delivery);
  }

  private end(delivery: Delivery): void {
    if (this.open.delete(delivery)) this.bytes -= delivery.bytes;
  }

  /**
   * Closes the oldest response of the network with the most bytes: a normal reader would be done long
   * before.
   */
  private cutLargest(): void {
    const held = new Map<string, number>();
    for (const { network, bytes } of this.open) held.set(network, (held.get(network) ?? 0) + bytes);
    const most = Math.max(...held.values());
    for (const delivery of this.open) {
      if (held.get(delivery.network) !== most) continue;
      this.end(delivery);
      delivery.cut();
      return;
    }
  }
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return payload instanceof Uint8Array ? payload.byteLength : 0;
}
