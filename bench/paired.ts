/**
 * Two ways of doing the same, measured alternately in one run: on a shared machine only their ratio is
 * meaningful.
 */
export interface Pair {
  readonly name: string;
  readonly ours: () => Promise<unknown>;
  readonly bare: () => Promise<unknown>;
  readonly atMost?: number;
}

export interface PairResult {
  readonly name: string;
  /** Median over rounds of ours ÷ other in the same round. */
  readonly ratio: number;
  /** Medians, in milliseconds. */
  readonly oursMs: number;
  readonly bareMs: number;
  readonly rounds: number;
}

/** The middle value; of an even number the lower of the two middle ones. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('median of nothing');
  return middle;
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** One unmeasured round, then `rounds` measured ones; the sides take turns in going first. */
export async function measurePair(pair: Pair, rounds: number): Promise<PairResult> {
  await pair.ours();
  await pair.bare();
  const times: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) times.push({ ours: await timeMs(pair.ours), bare: await timeMs(pair.bare) });
    else {
      const bare = await timeMs(pair.bare);
      times.push({ ours: await timeMs(pair.ours), bare });
    }
  }
  return {
    name: pair.name,
    ratio: median(times.map(({ ours, bare }) => ours / bare)),
    oursMs: median(times.map(({ ours }) => ours)),
    bareMs: median(times.map(({ bare }) => bare)),
    rounds,
  };
}
