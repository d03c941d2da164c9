/**
 * Winnowing (Schleimer, Wilkerson and Aiken, 2003): of each `windowKgrams` successive k-grams of tokens, the one with
 * the smallest hash is a fingerprint of the program. Two programs that share `kgramTokens + windowKgrams - 1` = 22
 * successive tokens always share a fingerprint; nothing shorter than `kgramTokens` = 15 tokens ever matches.
 */
import type { Token } from './tokens';

export const kgramTokens = 15;
export const windowKgrams = 8;

export interface Fingerprint {
  readonly hash: number;
  /** Index of the first token. */
  readonly at: number;
}

/** Of each k-gram, in order; 52 bits, so that unequal k-grams practically never have the same. */
export function kgramHashes(tokens: readonly Pick<Token, 'kind'>[]): number[] {
  const words = tokens.map(({ kind }) => wordHash(kind));
  const hashes: number[] = [];
  let [a, b] = [0, 0];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as number;
    a = (Math.imul(a, baseA) + word) | 0;
    b = (Math.imul(b, baseB) + word) | 0;
    if (i >= kgramTokens) {
      const left = words[i - kgramTokens] as number;
      a = (a - Math.imul(left, leavingA)) | 0;
      b = (b - Math.imul(left, leavingB)) | 0;
    }
    if (i >= kgramTokens - 1) hashes.push((mixed(a) >>> 0) * 2 ** 20 + (mixed(b) >>> 12));
  }
  return hashes;
}

export function fingerprintsOf(hashes: readonly number[]): Fingerprint[] {
  const chosen: Fingerprint[] = [];
  const windows = Math.max(hashes.length - windowKgrams + 1, Math.min(hashes.length, 1));
  for (let start = 0; start < windows; start += 1) {
    const end = Math.min(start + windowKgrams, hashes.length);
    let at = start;
    for (let i = start + 1; i < end; i += 1) {
      // The last of several equal ones.
      if ((hashes[i] as number) <= (hashes[at] as number)) at = i;
    }
    if (chosen.at(-1)?.at !== at) chosen.push({ hash: hashes[at] as number, at });
  }
  return chosen;
}

const baseA = 0x01000193;
const baseB = 0x5bd1e995;
const power = (base: number) => {
  let result = 1;
  for (let i = 0; i < kgramTokens; i += 1) result = Math.imul(result, base);
  return result;
};
const leavingA = power(baseA);
const leavingB = power(baseB);

function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return mixed(hash);
}

/** Spreads all bits, because the smallest hash is chosen. */
function mixed(hash: number): number {
  let x = hash;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
