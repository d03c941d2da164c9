/**
 * An interpreter's memory in a form that travels well: only the pages that differ from the memory right after instantiation,
 * and of those the difference.
 *
 * Layout, in little-endian 32-bit words: magic, bytes of meta, pages, pristine bytes; then the meta as JSON, padded to a
 * word; the pages' numbers; the pages.
 */
const magic = 0x31464843;
const headerWords = 4;
const pageBytes = 4096;
const pageWords = pageBytes / 4;

export interface HeapMeta {
  /** What Pyodide's own restore function returns. */
  state: unknown;
  /** Names of the modules that can be imported without the library. */
  modules: string[];
}

/** Both memories must be of whole pages; `heap` may not be shorter than `pristine`. */
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
  image.set([magic, text.byteLength, changed.length, lengthInUse(pristineWords) * 4]);
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

/** How much of the memory right after instantiation has to be kept until the image is applied. */
export function pristineBytesOf(image: Uint8Array<ArrayBuffer>): number {
  return header(image).pristineBytes;
}

/** Turns `heap`, whatever is in it, into the memory the image was made of. */
export function applyHeapImage(
  heap: Uint8Array<ArrayBuffer>,
  image: Uint8Array<ArrayBuffer>,
  pristine: Uint8Array<ArrayBuffer>,
): HeapMeta {
  const { words, metaBytes, pages } = header(image);
  heap.fill(0);
  heap.set(pristine);
  const memory = new Uint32Array(heap.buffer);
  const numbersAt = headerWords + Math.ceil(metaBytes / 4);
  let at = numbersAt + pages;
  for (let index = 0; index < pages; index += 1) {
    const start = (words[numbersAt + index] ?? 0) * pageWords;
    for (let word = start; word < start + pageWords; word += 1) {
      memory[word] = (memory[word] ?? 0) ^ (words[at] ?? 0);
      at += 1;
    }
  }
  const text = image.subarray(headerWords * 4, headerWords * 4 + metaBytes);
  return JSON.parse(new TextDecoder().decode(text)) as HeapMeta;
}

function header(image: Uint8Array<ArrayBuffer>) {
  const words = new Uint32Array(image.buffer, image.byteOffset, image.byteLength >> 2);
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

function lengthInUse(words: Uint32Array): number {
  let length = words.length;
  while (length > 0 && words[length - 1] === 0) length -= 1;
  return length;
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
}
