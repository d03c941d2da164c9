import type { Host } from './host';
import { customInspect } from './inspect/inspect';

const base64Chars = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

type BufferSource = string | ArrayLike<number> | ArrayBuffer;

let host: Host;

/** The host's fast conversions; call it once, before any program runs. */
export function connectBuffers(to: Host): void {
  host = to;
}

/** Only the constructor: Node's `from` has a different contract. */
const Bytes = Uint8Array as unknown as {
  new (source: number | ArrayBuffer, offset?: number, length?: number): Uint8Array<ArrayBuffer>;
};

/** Only what reading input and writing output need. */
export class Buffer extends Bytes {
  static from(source: BufferSource, encodingOrOffset?: unknown, length?: number): Buffer {
    if (typeof source === 'string') return bytesOf(source, String(encodingOrOffset ?? 'utf8'));
    if (source instanceof ArrayBuffer) return new Buffer(source, Number(encodingOrOffset ?? 0), length);
    const buffer = new Buffer(source.length);
    buffer.set(source);
    return buffer;
  }
  static alloc(size: number, fill?: number | string): Buffer {
    const buffer = new Buffer(size);
    return fill === undefined ? buffer : buffer.fill(fill);
  }
  static allocUnsafe(size: number): Buffer {
    return new Buffer(size);
  }
  static isBuffer(value: unknown): value is Buffer {
    return value instanceof Buffer;
  }
  static byteLength(text: string | ArrayBuffer | ArrayBufferView, encoding = 'utf8'): number {
    return typeof text === 'string' ? bytesOf(text, encoding).length : text.byteLength;
  }
  static concat(list: Uint8Array[], total = list.reduce((sum, part) => sum + part.length, 0)): Buffer {
    const whole = new Buffer(total);
    let offset = 0;
    for (const part of list) {
      whole.set(part.subarray(0, total - offset), offset);
      offset += part.length;
    }
    return whole;
  }
  static compare(a: Uint8Array, b: Uint8Array): number {
    const common = Math.min(a.length, b.length);
    for (let index = 0; index < common; index += 1) {
      const difference = (a[index] ?? 0) - (b[index] ?? 0);
      if (difference !== 0) return Math.sign(difference);
    }
    return Math.sign(a.length - b.length);
  }

  override toString(encoding = 'utf8', start = 0, end = this.length): string {
    return textOf(this.subarray(start, end), encoding);
  }
  toJSON(): { type: string; data: number[] } {
    return { type: 'Buffer', data: Array.from(this) };
  }
  equals(other: Uint8Array): boolean {
    return Buffer.compare(this, other) === 0;
  }
  compare(other: Uint8Array): number {
    return Buffer.compare(this, other);
  }
  // In Node a slice shares its memory, unlike other typed arrays.
  override slice(start?: number, end?: number): Buffer {
    return this.subarray(start, end);
  }
  override subarray(start?: number, end?: number): Buffer {
    const part = super.subarray(start, end);
    return new Buffer(part.buffer, part.byteOffset, part.length);
  }
  write(text: string, offset = 0): number {
    const bytes = bytesOf(text, 'utf8').subarray(0, this.length - offset);
    this.set(bytes, offset);
    return bytes.length;
  }
  copy(target: Uint8Array, targetStart = 0, start = 0, end = this.length): number {
    const part = this.subarray(start, Math.min(end, start + target.length - targetStart));
    target.set(part, targetStart);
    return part.length;
  }
  override indexOf(value: BufferSource | number, from = 0): number {
    if (typeof value === 'number') return super.indexOf(value & 0xff, from);
    const wanted = Buffer.from(value);
    for (let at = from; at + wanted.length <= this.length; at += 1) {
      if (wanted.every((byte, index) => this[at + index] === byte)) return at;
    }
    return -1;
  }
  override includes(value: BufferSource | number, from = 0): boolean {
    return this.indexOf(value, from) >= 0;
  }
  override fill(value: number | string, start = 0, end = this.length): this {
    if (typeof value === 'number') return super.fill(value, start, end);
    const bytes = bytesOf(value, 'utf8');
    for (let at = start; at < end; at += 1) this[at] = bytes[(at - start) % bytes.length] ?? 0;
    return this;
  }
  [customInspect](): string {
    const shown = Array.from(this.subarray(0, 50), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const rest = this.length - 50;
    return `<Buffer${shown && ' '}${shown}${rest > 0 ? ` ... ${rest} more byte${rest > 1 ? 's' : ''}` : ''}>`;
  }
}

const viewTypes: [node: string, view: string, bytes: number][] = [
  ['UInt8', 'Uint8', 1],
  ['Int8', 'Int8', 1],
  ['UInt16', 'Uint16', 2],
  ['Int16', 'Int16', 2],
  ['UInt32', 'Uint32', 4],
  ['Int32', 'Int32', 4],
  ['Float', 'Float32', 4],
  ['Double', 'Float64', 8],
  ['BigInt64', 'BigInt64', 8],
  ['BigUInt64', 'BigUint64', 8],
];

/** `readInt32LE`, `writeDoubleBE` and similar. */
for (const [node, view, size] of viewTypes) {
  for (const end of size === 1 ? [''] : ['LE', 'BE']) {
    const viewOf = (buffer: Buffer) =>
      new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength) as unknown as Record<
        string,
        (...values: unknown[]) => unknown
      >;
    addMethod(`read${node}${end}`, function (this: Buffer, offset: number = 0) {
      return viewOf(this)[`get${view}`]?.(offset, end === 'LE');
    });
    addMethod(`write${node}${end}`, function (this: Buffer, value: unknown, offset: number = 0) {
      viewOf(this)[`set${view}`]?.(offset, value, end === 'LE');
      return offset + size;
    });
  }
}

function addMethod(name: string, value: (this: Buffer, ...values: never[]) => unknown): void {
  Object.defineProperty(Buffer.prototype, name, { value, writable: true, configurable: true });
}

function bytesOf(text: string, encoding: string): Buffer {
  switch (encoding.toLowerCase().replace('-', '')) {
    case 'utf8':
      return new Buffer(host.encodeUtf8(text));
    case 'hex':
      return Buffer.from((text.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)));
    case 'base64':
    case 'base64url':
      return fromBase64(text);
    case 'ascii':
    case 'latin1':
    case 'binary':
      return Buffer.from(Array.from({ length: text.length }, (_, index) => text.charCodeAt(index) & 0xff));
    default:
      throw unknownEncoding(encoding);
  }
}

function textOf(bytes: Uint8Array, encoding: string): string {
  switch (encoding.toLowerCase().replace('-', '')) {
    case 'utf8': {
      const { buffer, byteOffset, byteLength } = bytes;
      return host.decodeUtf8((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength));
    }
    case 'hex':
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    case 'base64':
      return toBase64(bytes);
    case 'base64url':
      return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    case 'ascii':
    case 'latin1':
    case 'binary':
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    default:
      throw unknownEncoding(encoding);
  }
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(index, index + 3);
    const bits = (a << 16) | (b << 8) | c;
    const chars = [18, 12, 6, 0].map((shift) => base64Chars.charAt((bits >> shift) & 63)).join('');
    const missing = Math.max(index + 3 - bytes.length, 0);
    text += chars.slice(0, 4 - missing) + '='.repeat(missing);
  }
  return text;
}

export function fromBase64(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const char of text.replaceAll('-', '+').replaceAll('_', '/')) {
    const value = base64Chars.indexOf(char);
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return Buffer.from(bytes);
}

function unknownEncoding(encoding: string): Error {
  return Object.assign(new TypeError(`Unknown encoding: ${encoding}`), { code: 'ERR_UNKNOWN_ENCODING' });
}
