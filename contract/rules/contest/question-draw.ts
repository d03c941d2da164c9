/**
 * D-32: drawn from a seed of contest and user. The same after a reload, on every device and server; reveals nothing
 * about other participants.
 */

export interface DrawSettings {
  readonly maxQuestions: number;
  readonly randomizeQuestions: boolean;
}

/** FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32: numbers in [0, 1). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [result[last], result[other]] as [T, T];
    result[last] = b;
    result[other] = a;
  }
  return result;
}

/** In the order of the contest, or random (CWIZ-22, CWIZ-23). */
export function drawQuestions<T>(
  problems: readonly T[],
  { maxQuestions, randomizeQuestions }: DrawSettings,
  contest: string,
  user: string,
): T[] {
  const random = generator(seedOf(`${contest}\n${user}`));
  const order = shuffled(
    problems.map((_, index) => index),
    random,
  ).slice(0, Math.max(1, maxQuestions));
  if (!randomizeQuestions) order.sort((a, b) => a - b);
  return order.map((index) => problems[index] as T);
}
