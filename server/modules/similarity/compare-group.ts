import type { Language } from '../../../contract/limits';
import { similarityLimits as limits } from '../../../contract/rules/contest/similarity-limits';
import { type MatchingPart, matchingParts, type Program } from './matching-parts';
import { tokensOf } from './tokens';
import { fingerprintsOf, kgramHashes, kgramTokens } from './winnowing';

/** The programs of one problem in one language. */
export interface Group {
  readonly language: Language;
  readonly programs: readonly { readonly id: string; readonly code: string }[];
  /** Code that everybody was given. */
  readonly starters: readonly string[];
}

export interface SimilarPair {
  readonly left: string;
  readonly right: string;
  /** 0 to 1. */
  readonly similarity: number;
  /** Tokens of the longest equal part. */
  readonly longest: number;
  readonly parts: readonly MatchingPart[];
}

export interface GroupResult {
  readonly pairs: readonly SimilarPair[];
  readonly compared: number;
  /** Too short to say anything, or too long. */
  readonly leftOut: number;
}

interface Prepared extends Program {
  readonly id: string;
}

/**
 * Similarity is the share of both programs' fingerprints that the other program has too. Fingerprints of given code,
 * and in a larger group those that more than half of the programs have, count on neither side.
 */
export function compareGroup({ language, programs, starters }: Group): GroupResult {
  const given = new Set(starters.flatMap((code) => kgramHashes(tokensOf(code, language))));
  const read: Prepared[] = [];
  for (const { id, code } of programs) {
    const tokens = tokensOf(code, language);
    if (tokens.length < limits.tokensMin || tokens.length > limits.tokensMax) continue;
    const hashes = kgramHashes(tokens);
    const prints = fingerprintsOf(hashes).filter(({ hash }) => !given.has(hash));
    const uncounted = new Uint8Array(tokens.length);
    for (const [at, hash] of hashes.entries()) {
      if (given.has(hash)) uncounted.fill(1, at, at + kgramTokens);
    }
    read.push({ id, tokens, prints, uncounted });
  }
  const common = commonHashes(read);
  return {
    pairs: similarPairs(read.map((program) => withoutCommon(program, common))),
    compared: read.length,
    leftOut: programs.length - read.length,
  };
}

function withoutCommon(program: Prepared, common: ReadonlySet<number>): Prepared {
  const uncounted = program.uncounted.slice();
  for (const { hash, at } of program.prints) if (common.has(hash)) uncounted.fill(1, at, at + kgramTokens);
  return { ...program, uncounted, prints: program.prints.filter(({ hash }) => !common.has(hash)) };
}

const hashesOf = ({ prints }: Program) => new Set(prints.map(({ hash }) => hash));

function commonHashes(programs: readonly Prepared[]): Set<number> {
  if (programs.length < limits.commonFromPrograms) return new Set();
  const counts = new Map<number, number>();
  for (const program of programs) {
    for (const hash of hashesOf(program)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => 2 * count > programs.length).map(([hash]) => hash));
}

/** The most similar ones first. */
function similarPairs(programs: readonly Prepared[]): SimilarPair[] {
  const shared = sharedCounts(programs);
  const found: { a: Prepared; b: Prepared; similarity: number }[] = [];
  for (const [i, a] of programs.entries()) {
    for (const [offset, b] of programs.slice(i + 1).entries()) {
      const all = a.prints.length + b.prints.length;
      const similarity = all === 0 ? 0 : (shared[i * programs.length + i + 1 + offset] ?? 0) / all;
      if (similarity >= limits.similarityMin) found.push({ a, b, similarity });
    }
  }
  found.sort((x, y) => y.similarity - x.similarity);
  return found
    .slice(0, limits.pairsPerGroupMax)
    .map(({ a, b, similarity }) => ({ left: a.id, right: b.id, similarity, ...matchingParts(a, b) }));
}

/** For each pair of programs, in the upper half of a square: how many fingerprints of both the other one has too. */
function sharedCounts(programs: readonly Prepared[]): Uint32Array {
  const shared = new Uint32Array(programs.length ** 2);
  for (const counts of holdersOfHashes(programs).values()) {
    const list = [...counts];
    for (const [i, [a, ofA]] of list.entries()) {
      for (const [b, ofB] of list.slice(i + 1)) {
        const place = a * programs.length + b;
        shared[place] = (shared[place] ?? 0) + ofA + ofB;
      }
    }
  }
  return shared;
}

/** Which programs have a fingerprint, and how often each. */
function holdersOfHashes(programs: readonly Prepared[]): Map<number, Map<number, number>> {
  const holders = new Map<number, Map<number, number>>();
  for (const [index, { prints }] of programs.entries()) {
    for (const { hash } of prints) {
      const counts = holders.get(hash) ?? new Map<number, number>();
      holders.set(hash, counts.set(index, (counts.get(index) ?? 0) + 1));
    }
  }
  return holders;
}
