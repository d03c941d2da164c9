import { Buffer } from '../buffer';
import type { EventLoop } from '../event-loop';
import { EventEmitter } from '../events';
import type { Output } from './output';

type Done = () => void;

/** Always ready, never a terminal. */
export class OutputFile extends EventEmitter {
  readonly fd: 1 | 2;
  readonly writable = true;
  #output: Output;
  #loop: EventLoop;

  constructor(fd: 1 | 2, output: Output, loop: EventLoop) {
    super();
    this.fd = fd;
    this.#output = output;
    this.#loop = loop;
  }

  write(chunk: unknown, encodingOrDone?: unknown, done?: Done): boolean {
    this.#output.write(this.fd, textOf(chunk));
    const after = typeof encodingOrDone === 'function' ? (encodingOrDone as Done) : done;
    if (after) this.#loop.nextTick(after);
    return true;
  }
  end(chunk?: unknown): this {
    if (chunk !== undefined && chunk !== null) this.write(chunk);
    return this;
  }
  cork(): void {}
  uncork(): void {}
}

/** Text or bytes; anything else throws, as in Node. */
export function textOf(chunk: unknown): string {
  if (typeof chunk === 'string') return chunk;
  if (chunk instanceof Uint8Array) return Buffer.from(chunk).toString();
  const error = new TypeError(
    'The "chunk" argument must be of type string or an instance of Buffer, TypedArray, or DataView.',
  );
  throw Object.assign(error, { code: 'ERR_INVALID_ARG_TYPE' });
}
