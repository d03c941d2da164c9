import type { OutputStream } from '../../protocol';
import type { OutputLimiter } from '../output-limiter';

const bufferBytes = 64 * 1024;
/**
 * A killed program cannot send its buffer, so the first writes are sent at once, later ones in intervals.
 */
const eagerWrites = 16;
const sendEveryMs = 20;

/** Joins many small writes (`endl`, prompts) before they are counted and sent. */
export class StreamBuffer {
  #bytes = new Uint8Array(bufferBytes);
  #used = 0;
  #stream: OutputStream = 'stdout';
  #output: OutputLimiter;
  #writes = 0;
  #sentAtMs = 0;

  constructor(output: OutputLimiter) {
    this.#output = output;
  }

  write(stream: OutputStream, bytes: Uint8Array): void {
    if (stream !== this.#stream || this.#used + bytes.byteLength > bufferBytes) this.#empty();
    this.#stream = stream;
    if (bytes.byteLength > bufferBytes) {
      this.#output.write(stream, bytes);
    } else {
      this.#bytes.set(bytes, this.#used);
      this.#used += bytes.byteLength;
    }
    this.#sendSometimes();
  }

  flush(): void {
    this.#empty();
    this.#output.flush();
  }

  #sendSometimes(): void {
    this.#writes += 1;
    const nowMs = performance.now();
    if (this.#writes > eagerWrites && nowMs < this.#sentAtMs + sendEveryMs) return;
    this.flush();
    this.#sentAtMs = nowMs;
  }

  #empty(): void {
    if (this.#used > 0) this.#output.write(this.#stream, this.#bytes.subarray(0, this.#used));
    this.#used = 0;
  }
}
