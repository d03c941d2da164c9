/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8, in lower-case hexadecimal. Not Web Crypto: it is asynchronous, which ends
 * IndexedDB transactions, and missing over plain http.
 */

/** From the fractional parts of the square (2) or cube (3) roots of the first primes. */
function rootBits(count: number, root: 2 | 3): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => {
    const value = root === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
    return Math.floor((value - Math.floor(value)) * 2 ** 32);
  });
}

const start = rootBits(8, 2);
const constants = rootBits(64, 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** A lone surrogate becomes U+FFFD, as in every encoder. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let count = 0;
  for (const character of text) {
    const told = character.codePointAt(0) as number;
    const point = told >= 0xd800 && told <= 0xdfff ? 0xfffd : told;
    const more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    const lead = [0, 0xc0, 0xe0, 0xf0][more] as number;
    bytes[count] = lead | (point >> (6 * more));
    for (let rest = more - 1; rest >= 0; rest -= 1) {
      bytes[count + more - rest] = 0x80 | ((point >> (6 * rest)) & 0x3f);
    }
    count += more + 1;
  }
  return bytes.subarray(0, count);
}

/** The bytes, a 1 bit, zeros and the length in bits. */
function padded(text: string): DataView {
  const bytes = bytesOf(text);
  const block = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(block.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(block.length - 4, bytes.length << 3);
  return view;
}

function schedule(view: DataView, at: number, words: Uint32Array): void {
  const word = (t: number) => words[t] as number;
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(at + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const [near, far] = [word(t - 15), word(t - 2)];
    const small = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const large = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    words[t] = word(t - 16) + small + word(t - 7) + large;
  }
}

function compress(state: Uint32Array, words: Uint32Array): void {
  // An array in each of 131,000 rounds (128 kB) would take a second on a phone.
  const at = (index: number) => state[index] as number;
  let [a, b, c, d] = [at(0), at(1), at(2), at(3)];
  let [e, f, g, h] = [at(4), at(5), at(6), at(7)];
  for (let t = 0; t < 64; t += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (constants[t] as number) + (words[t] as number)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = at(index) + value;
  });
}

export function chainHash(text: string): string {
  const view = padded(text);
  const state = Uint32Array.from(start);
  const words = new Uint32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    schedule(view, at, words);
    compress(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}
