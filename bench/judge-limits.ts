/**
 * The accuracy of the CPU limit: how late a run is stopped, and whether runs near the limit get the right
 * result.
 */
import type { Built, JudgeBench } from './judge-bench';
import { median } from './paired';

/** Computes for a number of rounds given as input; the same work each time. */
const work = `#include <cstdio>
int main() { long rounds; if (scanf("%ld", &rounds) != 1) return 1; unsigned long x = 1;
  for (long i = 0; i < rounds * 1000000; i++) x = x * 6364136223846793005UL + 1442695040888963407UL;
  printf("%lu\\n", x); }
`;
const limitMs = 300;
const endless = Buffer.from('1000000');
/** The same as in the judge, so that late exits are measured. */
const graceMs = 50;

async function calibrate(bench: JudgeBench, built: Built): Promise<{ input: Buffer; cpuMs: number }> {
  const rounds = 200;
  const input = Buffer.from(String(rounds));
  const times: number[] = [];
  for (let i = 0; i < 9; i += 1) times.push((await bench.run(built, input)).cpuMs);
  return { input, cpuMs: median(times) };
}

async function late(
  bench: JudgeBench,
  built: Built,
  input: Buffer,
  limit: number,
  times: number,
): Promise<number> {
  let count = 0;
  for (let i = 0; i < times; i += 1) {
    const { cpuMs, killedBy } = await bench.run(built, input, { cpuMs: limit + graceMs });
    if (killedBy !== null || cpuMs > limit) count += 1;
  }
  return count;
}

export interface LimitResult {
  /** CPU time past the limit at which a run was stopped: median and maximum. */
  stoppedLateMs: { middle: number; worst: number };
  /** Of `runs` runs each: how many counted as late with 0.9 and with 1.15 of the limit. */
  lateAt90: number;
  lateAt115: number;
  runs: number;
}

export async function limitResult(bench: JudgeBench, runs: number): Promise<LimitResult> {
  const built = await bench.build('CPP17', work);
  const over: number[] = [];
  for (let i = 0; i < runs; i += 1)
    over.push((await bench.run(built, endless, { cpuMs: limitMs })).cpuMs - limitMs);
  const { input, cpuMs } = await calibrate(bench, built);
  return {
    stoppedLateMs: { middle: median(over), worst: Math.max(...over) },
    lateAt90: await late(bench, built, input, cpuMs / 0.9, runs),
    lateAt115: await late(bench, built, input, cpuMs / 1.15, runs),
    runs,
  };
}
