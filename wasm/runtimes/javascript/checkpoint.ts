import type { RawModule } from './raw-engine';

/** Larger than any hole in the heap, so a block of this size is after everything in use. */
const probeBytes = 1024 * 1024;
/** The allocator takes memory in steps and stores its own data at the end of the last one. */
const marginBytes = 128 * 1024;
/** WebAssembly memory never shrinks: above this, the instance is discarded. */
const keptBytesMax = 64 * 1024 * 1024;
const pageBytes = 4096;
const pageWords = pageBytes / 4;

interface Stretch {
  start: number;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * A copy of the engine's memory. A restore copies a few megabytes; a new scope would parse the whole
 * prelude. Do not dispose later handles after a restore: their memory has other content.
 */
export class Checkpoint {
  #raw: RawModule;
  #stretches: Stretch[];
  readonly bytes: number;

  private constructor(raw: RawModule, bytes: number, stretches: Stretch[]) {
    this.#raw = raw;
    this.bytes = bytes;
    this.#stretches = stretches;
  }

  static take(raw: RawModule): Checkpoint {
    const probe = raw._malloc(probeBytes);
    raw._free(probe);
    const bytes = Math.ceil((probe + probeBytes + marginBytes) / pageBytes) * pageBytes;
    return new Checkpoint(raw, bytes, stretchesOf(raw.HEAPU8.subarray(0, bytes)));
  }

  static unpack(raw: RawModule, packed: Uint8Array<ArrayBuffer>): Checkpoint {
    const [bytes = 0, count = 0] = new Uint32Array(packed.buffer, 0, 2);
    const places = new Uint32Array(packed.buffer, 8, count * 2);
    const stretches: Stretch[] = [];
    let at = 8 + count * 8;
    for (let index = 0; index < count; index += 1) {
      const length = places[index * 2 + 1] ?? 0;
      stretches.push({ start: places[index * 2] ?? 0, content: packed.subarray(at, at + length) });
      at += length;
    }
    return new Checkpoint(raw, bytes, stretches);
  }

  /**
   * As 32-bit words: the end of the memory, the number of ranges, start and length of each; then their
   * contents.
   */
  pack(): Uint8Array<ArrayBuffer> {
    const places = this.#stretches.flatMap(({ start, content }) => [start, content.byteLength]);
    const head = new Uint32Array([this.bytes, this.#stretches.length, ...places]);
    const total = this.#stretches.reduce((sum, { content }) => sum + content.byteLength, head.byteLength);
    const packed = new Uint8Array(total);
    packed.set(new Uint8Array(head.buffer));
    let at = head.byteLength;
    for (const { content } of this.#stretches) {
      packed.set(content, at);
      at += content.byteLength;
    }
    return packed;
  }

  /** False, without a restore, if the memory has grown so large that a new instance is better. */
  restore(): boolean {
    const memory = this.#raw.HEAPU8;
    if (memory.byteLength > keptBytesMax) return false;
    let at = 0;
    for (const { start, content } of this.#stretches) {
      memory.fill(0, at, start);
      memory.set(content, start);
      at = start + content.byteLength;
    }
    memory.fill(0, at, this.bytes);
    return true;
  }
}

/** Most of the memory is the stack, which is empty between programs. */
function stretchesOf(memory: Uint8Array<ArrayBuffer>): Stretch[] {
  const words = new Uint32Array(memory.buffer, 0, memory.byteLength / 4);
  const stretches: Stretch[] = [];
  for (let page = 0; page * pageWords < words.length; ) {
    const first = page;
    while (page * pageWords < words.length && !isEmpty(words, page)) page += 1;
    if (page > first) {
      stretches.push({
        start: first * pageBytes,
        content: memory.slice(first * pageBytes, page * pageBytes),
      });
    }
    page += 1;
  }
  return stretches;
}

function isEmpty(words: Uint32Array, page: number): boolean {
  for (let word = page * pageWords; word < (page + 1) * pageWords; word += 1) {
    if (words[word] !== 0) return false;
  }
  return true;
}
