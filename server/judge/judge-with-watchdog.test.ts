import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SandboxPair } from './judge-submission';
import { judgeWithWatchdog, type Slot } from './judge-with-watchdog';
import { createQuietGate, type QuietGate } from './quiet-gate';
import { helperPatienceMs } from './sandbox/client';
import type { RunReport, RunSpec, Sandbox } from './sandbox/types';
import type { JudgeResult } from './types';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wallMs = 4000;
const spec = { limits: { wallMs } } as RunSpec;
const report = { ok: true, killedBy: null, cpuMs: 1 } as RunReport;
const never = () => new Promise<never>(() => {});
const accepted = { verdict: 'AC' } as JudgeResult;
const stalled = (fault: string) => ({ verdict: 'JE', fault }) as JudgeResult;
const aMinute = 60_000;

function slotOf(gate: QuietGate, run: Sandbox['run']) {
  const sandbox = { run, renew: vi.fn() } as unknown as Sandbox;
  const companion = { run, renew: vi.fn() } as unknown as Sandbox;
  return { sandbox, companion, place: gate.place() } satisfies Slot;
}

function start(slot: Slot, judge: (pair: SandboxPair, signal: AbortSignal) => Promise<JudgeResult>) {
  const state: { result?: JudgeResult; error?: unknown } = {};
  const controller = new AbortController();
  judgeWithWatchdog(slot, { judge, stalled }, controller.signal, aMinute).then(
    (result) => {
      state.result = result;
    },
    (error: unknown) => {
      state.error = error;
    },
  );
  return { state, controller };
}

const runOnce = async ({ sandbox }: SandboxPair) => {
  await sandbox.run(spec);
  return accepted;
};

test('a run without a result is an internal fault and frees its slot and the gate', async () => {
  const gate = createQuietGate();
  const slot = slotOf(gate, never);
  const { state } = start(slot, runOnce);
  await vi.advanceTimersByTimeAsync(wallMs + helperPatienceMs);
  expect(state).toEqual({});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.result).toMatchObject({ verdict: 'JE', fault: expect.stringContaining('34 s') });
  expect(slot.sandbox.renew).toHaveBeenCalled();
  expect(slot.companion.renew).toHaveBeenCalled();
  const alone = vi.fn(async () => 'quiet');
  expect(await gate.place().alone(alone)).toBe('quiet');
});

test('a judgement that stalls between runs is aborted', async () => {
  let heard: AbortSignal | undefined;
  const { state } = start(
    slotOf(createQuietGate(), async () => report),
    async ({ sandbox }, signal) => {
      heard = signal;
      await sandbox.run(spec);
      return await never();
    },
  );
  await vi.advanceTimersByTimeAsync(aMinute - 1);
  expect(state).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(state.result).toMatchObject({ verdict: 'JE' });
  expect(heard?.aborted).toBe(true);
});

test('many runs may take long together, and waiting for the gate is not a stall', async () => {
  const gate = createQuietGate();
  let leave = () => {};
  void gate.place().run(
    () =>
      new Promise<void>((resolve) => {
        leave = resolve;
      }),
  );
  const slow = slotOf(gate, () => new Promise((resolve) => setTimeout(() => resolve(report), wallMs)));
  const many = start(slow, async ({ sandbox }) => {
    for (let run = 0; run < 50; run += 1) await sandbox.run(spec);
    return accepted;
  });
  const waiting = start(
    slotOf(gate, async () => report),
    async ({ sandbox }) => {
      await sandbox.repeats.once(
        true,
        () => sandbox.run(spec),
        () => false,
      );
      return accepted;
    },
  );
  await vi.advanceTimersByTimeAsync(10 * aMinute);
  expect(waiting.state).toEqual({});
  leave();
  await vi.advanceTimersByTimeAsync(10 * aMinute);
  expect(waiting.state.result).toBe(accepted);
  expect(many.state.result).toBe(accepted);
});

test('an aborted judgement is not a fault', async () => {
  const { state, controller } = start(slotOf(createQuietGate(), never), async (_pair, signal) => {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return accepted;
  });
  const reason = new Error('shutting down');
  controller.abort(reason);
  await vi.advanceTimersByTimeAsync(0);
  expect(state).toEqual({ error: reason });
});
