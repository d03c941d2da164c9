import type { Page } from 'playwright';
import { excessFinding, type Finding, type PairedTimes, ratioFinding, timeFinding } from './goals';
import { computing, endless, hello, manyLines, uninterruptible } from './programs';
import { bareMs, oursMs, respawnedBareMs, restMs, stoppedRun } from './sides';

/** All Python measurements on pages that stay open. */
export async function pythonFindings(ours: Page, bare: Page, rounds: number): Promise<Finding[]> {
  const pairs = async (first: () => Promise<number>, second: () => Promise<number>) => {
    const times: PairedTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const otherFirst = round % 2 === 1 ? await second() : undefined;
      const oursMs = await first();
      times.push({ oursMs, otherMs: otherFirst ?? (await second()) });
    }
    return times;
  };
  const both = (code: string) =>
    pairs(
      () => oursMs(ours, 'PYTHON3', code),
      () => bareMs(bare, code),
    );
  await both(hello);
  const rested = await pairs(
    () => restMs(ours).then(() => oursMs(ours, 'PYTHON3', hello)),
    () => restMs(bare).then(() => bareMs(bare, hello)),
  );
  const findings = [
    excessFinding('warm run of `print("hi")`, interpreter put back while idle', 2, rested),
    excessFinding('the same back to back, each in a fresh interpreter', 8, await both(hello)),
    ratioFinding('computing', 1.05, await both(computing)),
    ratioFinding('100,000 prints', 0.8, await both(manyLines)),
  ];
  const late: number[] = [];
  const hard: number[] = [];
  const respawned: PairedTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const limitMs = 300;
    late.push((await stoppedRun(ours, endless, limitMs)) - limitMs);
    hard.push((await stoppedRun(ours, uninterruptible, limitMs)) - limitMs);
    // The worker was just terminated and its successor is starting.
    const oursTime = await oursMs(ours, 'PYTHON3', hello);
    respawned.push({ oursMs: oursTime, otherMs: await respawnedBareMs(bare, hello) });
  }
  return [
    ...findings,
    ratioFinding('output after the worker was ended and made again', 0.2, respawned),
    timeFinding('past the limit, where the program can be interrupted', 50, late),
    timeFinding('past the limit, where only its worker can be ended', 350, hard),
  ];
}
