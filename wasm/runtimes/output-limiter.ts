import type { OutputStream } from '../protocol';

/** Small enough to appear early, large enough to be cheap. */
const chunkBytes = 64 * 1024;

type Send = (stream: OutputStream, bytes: Uint8Array<ArrayBuffer>) => void;

/** Buffers a program's output in order, and stops at the limit. */
export class OutputLimiter {
  #pending: { stream: OutputStream; bytes: Uint8Array<ArrayBuffer> }[] = [];
  #pendingBytes = 0;
  #takenBytes = 0;
  #limitBytes: number;
  #send: Send;
  #onExceeded: () => void;
  exceeded = false;

  constructor(limitBytes: number, send: Send, onExceeded: () => void) {
    this.#limitBytes = limitBytes;
    this.#send = send;
    this.#onExceeded = onExceeded;
  }

  /** Copies `bytes`, which may be a view of changing memory. Drops what exceeds the limit. */
  write(stream: OutputStream, bytes: Uint8Array): void {
    const room = this.#limitBytes - this.#takenBytes;
    const taken = bytes.byteLength > room ? bytes.subarray(0, Math.max(room, 0)) : bytes;
    if (taken.byteLength > 0) {
      this.#pending.push({ stream, bytes: new Uint8Array(taken) });
      this.#takenBytes += taken.byteLength;
      this.#pendingBytes += taken.byteLength;
      if (this.#pendingBytes >= chunkBytes) this.flush();
    }
    if (bytes.byteLength > room && !this.exceeded) {
      this.exceeded = true;
      this.#onExceeded();
    }
  }

  flush(): void {
    for (const stream of ['stdout', 'stderr'] as const) {
      const parts = this.#pending.filter((part) => part.stream === stream).map((part) => part.bytes);
      if (parts.length > 0) this.#send(stream, joined(parts));
    }
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}

function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const only = parts[0];
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}
