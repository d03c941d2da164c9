import { expect, test } from 'vitest';
import { leaseSandbox } from './leased-sandbox';
import { createQuietGate } from './quiet-gate';
import { runWithRepeat } from './run';
import type { RunReport, Sandbox } from './sandbox/types';
import { startWatchdog } from './watchdog';

const limits = { limitMs: 1000, wallMs: 5000 };
const ended = (more: Partial<RunReport>): RunReport => ({
  ok: true,
  exitCode: 0,
  signal: null,
  killedBy: null,
  outOfMemory: false,
  cpuMs: 10,
  wallMs: 20,
  endedMs: 0,
  peakBytes: 1,
  writtenBytes: 0,
  stdout: new Uint8Array(),
  stderr: new Uint8Array(),
  ...more,
});
const waited = ended({ killedBy: 'wall', signal: 9 });
const late = ended({ cpuMs: 1040 });

function lease() {
  return leaseSandbox({} as Sandbox, createQuietGate().place(), startWatchdog(60_000));
}

function answering(...outcomes: RunReport[]) {
  let runs = 0;
  const run = async () => outcomes[runs++] ?? ended({});
  return { run, runs: () => runs };
}

test.each([
  ['stopped by the wall clock', waited],
  ['ended shortly after its limit', late],
])('repeats a run that was %s, and the repeat decides', async (_, first) => {
  const { run } = answering(first, ended({ cpuMs: 900 }));
  expect(await runWithRepeat(lease(), limits, run)).toMatchObject({
    cpuMs: 900,
    killedBy: null,
    retried: true,
  });
});

test.each([
  ['within its time', ended({ cpuMs: 1000 })],
  ['stopped for its CPU time', ended({ killedBy: 'cpu', cpuMs: 1100, signal: 9 })],
  ['out of memory', ended({ killedBy: 'wall', outOfMemory: true })],
])('does not repeat a run that was %s', async (_, first) => {
  const { run, runs } = answering(first);
  expect(await runWithRepeat(lease(), limits, run)).toMatchObject({ retried: false });
  expect(runs()).toBe(1);
});

test('once a repeat ends like the first run, nothing of that submission is repeated', async () => {
  const sandbox = lease();
  const { run, runs } = answering(waited, waited, waited, waited);
  expect(await runWithRepeat(sandbox, limits, run)).toMatchObject({ killedBy: 'wall', retried: true });
  expect(await runWithRepeat(sandbox, limits, run)).toMatchObject({ killedBy: 'wall', retried: false });
  expect(runs()).toBe(3);
});

test('a submission whose repeats all help has five of them', async () => {
  const sandbox = lease();
  const retried: boolean[] = [];
  for (let test = 0; test < 7; test += 1) {
    retried.push((await runWithRepeat(sandbox, limits, answering(late, ended({})).run)).retried);
  }
  expect(retried).toEqual([true, true, true, true, true, false, false]);
});

test('several repeats take exclusive turns', async () => {
  const gate = createQuietGate();
  let inside = 0;
  let most = 0;
  const sandbox = {
    run: async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      return ended({});
    },
  } as unknown as Sandbox;
  const judged = Array.from({ length: 6 }, async () => {
    const leased = leaseSandbox(sandbox, gate.place(), startWatchdog(60_000));
    let first = true;
    return await runWithRepeat(leased, limits, async () => {
      if (!first) {
        most = 0;
        const outcome = await leased.run({ limits: { wallMs: 5000 } } as never);
        expect(most).toBe(1);
        return outcome;
      }
      first = false;
      return waited;
    });
  });
  expect((await Promise.all(judged)).every(({ retried }) => retried)).toBe(true);
});
