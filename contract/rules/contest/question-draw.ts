/**
 * Which problems of a contest a participant gets, and in which order (D-32): drawn from a seed of contest and user, so that it is
 * the same after every reload, on every device and every server. Each participant's draw tells nothing of another's.
 */

export interface DrawSettings {
  readonly maxQuestions: number;
  readonly randomizeQuestions: boolean;
}

/** 32 bits from a text (FNV-1a), the start of the generator below. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers in [0, 1) from a seed (mulberry32): small, even enough for an order, and the same everywhere. */
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

/**
 * The participant's problems. Fewer than there are: a subset, otherwise all of them; in the order of addition unless the order is
 * random (CWIZ-22, CWIZ-23).
 */
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
