import { Buffer } from '../buffer';
import type { EventLoop } from '../event-loop';
import { EventEmitter } from '../events';
import type { Host } from '../host';

/** Node's chunk size for files; here in characters, which is close enough. */
const chunkChars = 65_536;

/** `process.stdin` and all other ways to read the same input; each consumes it for the others. */
export class Stdin extends EventEmitter {
  readonly fd = 0;
  readable = true;
  #host: Host;
  #loop: EventLoop;
  #text: string | undefined;
  #position = 0;
  #encoding: string | undefined;
  #mode: 'still' | 'flowing' | 'readable' = 'still';
  #isPaused = false;
  #ended = false;

  constructor(host: Host, loop: EventLoop) {
    super();
    this.#host = host;
    this.#loop = loop;
  }

  override on(name: string | symbol, listener: (...values: unknown[]) => unknown): this {
    super.on(name, listener);
    if (name === 'data') this.resume();
    if (name === 'readable') this.#startReadable();
    return this;
  }
  override once(name: string | symbol, listener: (...values: unknown[]) => unknown): this {
    super.once(name, listener);
    if (name === 'data') this.resume();
    if (name === 'readable') this.#startReadable();
    return this;
  }
  override addListener(name: string | symbol, listener: (...values: unknown[]) => unknown): this {
    return this.on(name, listener);
  }

  setEncoding(encoding: string): this {
    this.#encoding = encoding;
    return this;
  }
  resume(): this {
    this.#isPaused = false;
    if (this.#mode === 'still') {
      this.#mode = 'flowing';
      this.#loop.input(() => this.#flow());
    } else if (this.#mode === 'flowing') {
      this.#loop.input(() => this.#flow());
    }
    return this;
  }
  pause(): this {
    this.#isPaused = true;
    return this;
  }
  isPaused(): boolean {
    return this.#isPaused;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  destroy(): this {
    this.#position = this.#all().length;
    return this;
  }
  read(): string | Buffer | null {
    const text = this.takeText();
    return text === '' ? null : this.#wrapped(text);
  }
  pipe<T extends { write(chunk: unknown): unknown }>(target: T): T {
    this.on('data', (chunk) => target.write(chunk));
    return target;
  }
  async *[Symbol.asyncIterator](): AsyncGenerator<string | Buffer> {
    for (let chunk = this.takeChunk(); chunk !== ''; chunk = this.takeChunk()) yield this.#wrapped(chunk);
  }

  takeText(): string {
    const text = this.#all().slice(this.#position);
    this.#position = this.#all().length;
    return text;
  }
  takeChunk(): string {
    const end = Math.min(this.#position + chunkChars, this.#all().length);
    const chunk = this.#all().slice(this.#position, end);
    this.#position = end;
    return chunk;
  }

  #flow(): void {
    if (this.#isPaused || this.#ended) return;
    const chunk = this.takeChunk();
    if (chunk !== '') {
      this.emit('data', this.#wrapped(chunk));
      if (!this.#isPaused) this.#loop.input(() => this.#flow());
      return;
    }
    this.#end();
  }

  #startReadable(): void {
    if (this.#mode !== 'still') return;
    this.#mode = 'readable';
    this.#loop.input(() => {
      if (this.#position < this.#all().length) this.emit('readable');
      this.#loop.input(() => {
        if (this.#position < this.#all().length) return;
        this.emit('readable');
        this.#end();
      });
    });
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.readable = false;
    this.#loop.input(() => {
      this.emit('end');
      this.emit('close');
    });
  }

  #wrapped(text: string): string | Buffer {
    return this.#encoding === undefined ? Buffer.from(text) : text;
  }

  #all(): string {
    this.#text ??= this.#host.stdin();
    return this.#text;
  }
}
