/**
 * A compact image of an interpreter's memory: the pages that differ from the memory right after
 * instantiation, as differences.
 *
 * Layout, in little-endian 32-bit words: magic, bytes of meta, pages, pristine bytes; then the meta as
 * JSON, padded to a word; the pages' numbers, ascending; the pages. Pristine bytes are whole pages up to
 * the last non-zero one.
 */
const magic = 0x33464843;
const headerWords = 4;
const pageBytes = 4096;
const pageWords = pageBytes / 4;

export interface HeapMeta {
  /** Modules that can be imported without the library. */
  modules: string[];
}

/** Both memories must consist of whole pages; `heap` may not be shorter than `pristine`. */
export function makeHeapImage(
  heap: Uint8Array,
  pristine: Uint8Array,
  meta: HeapMeta,
): Uint8Array<ArrayBuffer> {
  const heapWords = wordsOf(heap);
  const pristineWords = wordsOf(pristine);
  const changed: number[] = [];
  for (let page = 0; page * pageWords < heapWords.length; page += 1) {
    if (differs(heapWords, pristineWords, page * pageWords)) changed.push(page);
  }
  const text = new TextEncoder().encode(JSON.stringify(meta));
  const metaWords = Math.ceil(text.byteLength / 4);
  const image = new Uint32Array(headerWords + metaWords + changed.length * (1 + pageWords));
  image.set([magic, text.byteLength, changed.length, pagesInUse(pristineWords) * pageBytes]);
  new Uint8Array(image.buffer).set(text, headerWords * 4);
  image.set(changed, headerWords + metaWords);
  let at = headerWords + metaWords + changed.length;
  for (const page of changed) {
    for (let word = page * pageWords; word < (page + 1) * pageWords; word += 1) {
      image[at] = (heapWords[word] ?? 0) ^ (pristineWords[word] ?? 0);
      at += 1;
    }
  }
  return new Uint8Array(image.buffer);
}

/** How much of the memory right after instantiation `readHeapImage` needs. */
export function pristineBytesOf(image: Uint8Array<ArrayBuffer>): number {
  return header(image).pristineBytes;
}

/** In pieces, with zeros between them. */
export interface KeptHeap {
  meta: HeapMeta;
  pieces: { start: number; bytes: Uint8Array<ArrayBuffer> }[];
}

/** Takes ownership: `image` stays unchanged, `pristine` changes. */
export function readHeapImage(image: Uint8Array<ArrayBuffer>, pristine: Uint8Array<ArrayBuffer>): KeptHeap {
  const { words, metaBytes, pages } = header(image);
  const text = image.subarray(headerWords * 4, headerWords * 4 + metaBytes);
  const numbersAt = headerWords + Math.ceil(metaBytes / 4);
  const pieces = [{ start: 0, bytes: pristine }];
  const first = wordsOf(pristine);
  let end = pristine.byteLength;
  for (let index = 0; index < pages; index += 1) {
    const start = (words[numbersAt + index] ?? 0) * pageBytes;
    const at = numbersAt + pages + index * pageWords;
    const last = pieces.at(-1);
    if (start < pristine.byteLength) {
      addDifference(first, words.subarray(at, at + pageWords), start / 4);
    } else if (last && last.bytes !== pristine && start === end) {
      last.bytes = image.subarray(last.bytes.byteOffset - image.byteOffset, at * 4 + pageBytes);
      end = start + pageBytes;
    } else {
      pieces.push({ start, bytes: image.subarray(at * 4, at * 4 + pageBytes) });
      end = start + pageBytes;
    }
  }
  return { meta: JSON.parse(new TextDecoder().decode(text)) as HeapMeta, pieces };
}

/** Restores `heap`, whatever its first `usedBytes` contain; the rest must be zero. */
export function restoreHeap(heap: Uint8Array<ArrayBuffer>, { pieces }: KeptHeap, usedBytes: number): void {
  let end = 0;
  for (const { start, bytes } of pieces) {
    if (end < usedBytes) heap.fill(0, end, Math.min(start, usedBytes));
    heap.set(bytes, start);
    end = start + bytes.byteLength;
  }
  if (end < usedBytes) heap.fill(0, end, usedBytes);
}

function addDifference(memory: Uint32Array, page: Uint32Array, start: number): void {
  for (let word = 0; word < pageWords; word += 1) {
    memory[start + word] = (memory[start + word] ?? 0) ^ (page[word] ?? 0);
  }
}

function header(image: Uint8Array<ArrayBuffer>) {
  const words = wordsOf(image);
  const [found, metaBytes = 0, pages = 0, pristineBytes = 0] = words;
  if (found !== magic) throw new Error('This is no heap image.');
  return { words, metaBytes, pages, pristineBytes };
}

function differs(heap: Uint32Array, pristine: Uint32Array, start: number): boolean {
  for (let word = start; word < start + pageWords; word += 1) {
    if (heap[word] !== (pristine[word] ?? 0)) return true;
  }
  return false;
}

function pagesInUse(words: Uint32Array): number {
  let length = words.length;
  while (length > 0 && words[length - 1] === 0) length -= 1;
  return Math.ceil(length / pageWords);
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
}
