import { Buffer } from './buffer';

/** Keeps the beginning of an incomplete character. */
export class StringDecoder {
  readonly encoding: string;
  #rest = new Uint8Array();

  constructor(encoding = 'utf8') {
    this.encoding = encoding;
  }

  write(chunk: Uint8Array): string {
    if (!/^utf-?8$/i.test(this.encoding)) return Buffer.from(chunk).toString(this.encoding);
    const all = Buffer.concat([this.#rest, chunk]);
    const whole = all.length - unfinishedBytes(all);
    this.#rest = new Uint8Array(all.subarray(whole));
    return all.subarray(0, whole).toString();
  }

  end(chunk?: Uint8Array): string {
    const text = (chunk ? this.write(chunk) : '') + Buffer.from(this.#rest).toString();
    this.#rest = new Uint8Array();
    return text;
  }
}

/** Bytes at the end that begin a UTF-8 character without completing it. */
function unfinishedBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < length ? back : 0;
  }
  return 0;
}
