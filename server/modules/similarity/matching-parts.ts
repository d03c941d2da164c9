import type { Token } from './tokens';
import { type Fingerprint, kgramTokens } from './winnowing';

/** Positions in the code of both programs. */
export interface MatchingPart {
  readonly left: readonly [from: number, to: number];
  readonly right: readonly [from: number, to: number];
}

export interface Program {
  readonly tokens: readonly Token[];
  /** Without those that do not count. */
  readonly prints: readonly Fingerprint[];
  /** 1 for each token of code that does not count: no part extends into it. */
  readonly uncounted: Uint8Array;
}

interface Run {
  left: number;
  right: number;
  length: number;
}

/** Repeated code makes many pairs of the same k-gram. */
const occurrencesMax = 20;
const partsMax = 100;

/**
 * The longest equal parts that do not overlap, in the order of the left program. Each begins with a shared fingerprint
 * and extends in both directions as far as the tokens are equal.
 * @returns also how many tokens the longest part has
 */
export function matchingParts(left: Program, right: Program): { parts: MatchingPart[]; longest: number } {
  const runs = longestFirst(sharedRuns(left, right));
  const takenLeft = new Uint8Array(left.tokens.length);
  const takenRight = new Uint8Array(right.tokens.length);
  const chosen: Run[] = [];
  for (const run of runs) {
    const free = freePart(run, takenLeft, takenRight);
    if (!free || chosen.length >= partsMax) continue;
    takenLeft.fill(1, free.left, free.left + free.length);
    takenRight.fill(1, free.right, free.right + free.length);
    chosen.push(free);
  }
  chosen.sort((a, b) => a.left - b.left);
  return {
    parts: chosen.map(({ left: l, right: r, length }) => ({
      left: span(left.tokens, l, length),
      right: span(right.tokens, r, length),
    })),
    longest: Math.max(0, ...chosen.map(({ length }) => length)),
  };
}

function sharedRuns(left: Program, right: Program): Run[] {
  const places = new Map<number, number[]>();
  for (const { hash, at } of right.prints) {
    const known = places.get(hash);
    if (!known) places.set(hash, [at]);
    else if (known.length < occurrencesMax) known.push(at);
  }
  const runs = new Map<string, Run>();
  /** How far each diagonal is covered by runs, so that the fingerprints of a long part make one run. */
  const covered = new Map<number, number>();
  for (const { hash, at } of left.prints) {
    for (const other of places.get(hash) ?? []) {
      if ((covered.get(at - other) ?? -1) >= at) continue;
      const run = extended(left, right, at, other);
      covered.set(at - other, run.left + run.length - kgramTokens);
      // Hashes may collide.
      if (run.length >= kgramTokens) runs.set(`${run.left}/${run.right}`, run);
    }
  }
  return [...runs.values()];
}

function extended(left: Program, right: Program, l: number, r: number): Run {
  const isEqual = (offset: number) => {
    const token = left.tokens[l + offset];
    return token !== undefined && token.kind === right.tokens[r + offset]?.kind;
  };
  const mayExtend = (offset: number) =>
    isEqual(offset) && !left.uncounted[l + offset] && !right.uncounted[r + offset];
  let before = 0;
  while (mayExtend(-before - 1)) before += 1;
  let after = 0;
  // The fingerprint itself may begin or end in code that does not count.
  while (after < kgramTokens ? isEqual(after) : mayExtend(after)) after += 1;
  return { left: l - before, right: r - before, length: before + after };
}

const longestFirst = (runs: Run[]) =>
  runs.sort((a, b) => b.length - a.length || a.left - b.left || a.right - b.right);

/** The longest piece of a run that is free on both sides; undefined if it is too short. */
function freePart({ left, right, length }: Run, takenLeft: Uint8Array, takenRight: Uint8Array) {
  let best: Run | undefined;
  let start = 0;
  for (let i = 0; i <= length; i += 1) {
    if (i < length && !takenLeft[left + i] && !takenRight[right + i]) continue;
    const size = i - start;
    if (size >= kgramTokens && size > (best?.length ?? 0)) {
      best = { left: left + start, right: right + start, length: size };
    }
    start = i + 1;
  }
  return best;
}

function span(tokens: readonly Token[], first: number, length: number): [number, number] {
  return [tokens[first]?.from ?? 0, tokens[first + length - 1]?.to ?? 0];
}
