const ratioMax = 2;

export interface Ratio {
  /** p95 of the large side ÷ p95 of the small side. */
  readonly ratio: number;
  readonly ms: {
    readonly p50: number;
    readonly p95: number;
    readonly smallP50: number;
    readonly smallP95: number;
  };
}

export const isAbove = ({ ratio }: Ratio) => ratio > ratioMax;

const at = (times: readonly number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

const warmUp = 4;

type Measure = (round: number) => Promise<number>;

/**
 * The sides take turns in going first. The first rounds, which open connections and plan statements, do not count. A busy
 * machine makes single requests slow: only what is above the limit twice counts.
 * @param small returns milliseconds, as `large`
 */
export async function measureInTurns(small: Measure, large: Measure, rounds: number): Promise<Ratio> {
  const first = await measureOnce(small, large, rounds);
  return isAbove(first) ? await measureOnce(small, large, rounds * 2) : first;
}

async function measureOnce(small: Measure, large: Measure, rounds: number): Promise<Ratio> {
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const sides = [
      { measure: small, times: few },
      { measure: large, times: many },
    ];
    for (const { measure, times } of round % 2 === 0 ? sides : sides.reverse()) {
      const tookMs = await measure(round);
      if (round >= warmUp) times.push(tookMs);
    }
  }
  return {
    ratio: at(many, 0.95) / at(few, 0.95),
    ms: { p50: at(many, 0.5), p95: at(many, 0.95), smallP50: at(few, 0.5), smallP95: at(few, 0.95) },
  };
}

export function printResult(name: string, { ratio, ms }: Ratio): void {
  const [p50, p95, smallP50, smallP95] = [ms.p50, ms.p95, ms.smallP50, ms.smallP95].map((value) =>
    value.toFixed(1),
  );
  const mark = ratio > ratioMax ? ' ABOVE' : '';
  console.log(
    `${ratio.toFixed(2)} ×${mark}   ${name}   p95 ${p95} / ${smallP95} ms, p50 ${p50} / ${smallP50} ms`,
  );
}
