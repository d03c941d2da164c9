import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper, type SavingState } from './draft-keeper';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(save: (key: string, code: string) => Promise<void> = async () => {}) {
  const saved: [string, string][] = [];
  const atOnce: [string, string][] = [];
  const states: SavingState[] = [];
  const keeper = createDraftKeeper<string>({
    save: async (key, code) => {
      await save(key, code);
      saved.push([key, code]);
      return true;
    },
    saveAtOnce: (key, code) => atOnce.push([key, code]),
    onState: (state) => states.push(state),
    delayMs: 2000,
    atMostMs: 2000,
    shownMs: 1000,
  });
  return { keeper, saved, atOnce, states };
}

test('SOLVE-9 saves code 2 s after it was typed', async () => {
  const { keeper, saved } = setUp();
  keeper.changed('k', () => 'a');
  await vi.advanceTimersByTimeAsync(1999);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([['k', 'a']]);
});

test('SOLVE-9 OFF-2 saves code every 2 s during continuous typing', async () => {
  const { keeper, saved } = setUp();
  for (let text = ''; text.length < 61; text += 'a') {
    keeper.changed('k', () => text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(saved.map(([, text]) => text.length)).toEqual([19, 39, 59]);
});

test("SOLVE-8 shows 'saving locally' for 1 s, then 'saved'", async () => {
  const { keeper, states } = setUp();
  keeper.changed('k', () => 'a');
  await vi.advanceTimersByTimeAsync(2000);
  expect(states).toEqual(['unsaved', 'saving']);
  await vi.advanceTimersByTimeAsync(999);
  expect(states.at(-1)).toBe('saving');
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toBe('saved');
});

test("SOLVE-8 shows 'saving locally' for 1 s also while the user types on", async () => {
  const { keeper, states } = setUp();
  const type = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      keeper.changed('k', () => 'a');
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  await type(2000);
  expect(states.at(-1)).toBe('saving');
  await type(900);
  expect(states.at(-1)).toBe('saving');
  await type(100);
  expect(states.at(-1)).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(3000);
  expect(states.slice(-3)).toEqual(['unsaved', 'saving', 'saved']);
});

test('OFF-2 saves an unfinished write synchronously when the page closes', async () => {
  const { keeper, atOnce } = setUp(() => new Promise(() => {}));
  keeper.changed('k', () => 'a');
  await vi.advanceTimersByTimeAsync(2000);
  keeper.leave();
  expect(atOnce).toEqual([['k', 'a']]);
});

test('OFF-2 saves at once under the key of the typed text', async () => {
  const { keeper, saved } = setUp();
  keeper.changed('python', () => 'a');
  await keeper.flush();
  expect(saved).toEqual([['python', 'a']]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(saved).toHaveLength(1);
});

test('OFF-2 saves unsaved code synchronously when the page closes', () => {
  const { keeper, atOnce } = setUp();
  keeper.leave();
  expect(atOnce).toEqual([]);
  keeper.changed('k', () => 'a');
  keeper.leave();
  expect(atOnce).toEqual([['k', 'a']]);
});

test('reports a failed save, and saves the next change', async () => {
  let full = true;
  const { keeper, saved, states } = setUp(async () => {
    if (full) throw new Error('full');
  });
  keeper.changed('k', () => 'a');
  await keeper.flush();
  expect(states.at(-1)).toBe('failed');
  full = false;
  keeper.changed('k', () => 'b');
  await keeper.flush();
  expect(saved).toEqual([['k', 'b']]);
});

test('OFF-2 retries a failed save at the next flush, without a change', async () => {
  let full = true;
  const { keeper, saved, atOnce } = setUp(async () => {
    if (full) throw new Error('full');
  });
  keeper.changed('k', () => 'a');
  await keeper.flush();
  expect(atOnce).toEqual([['k', 'a']]);
  full = false;
  await keeper.flush();
  expect(saved).toEqual([['k', 'a']]);
});

test('never retries a failed save over a newer text', async () => {
  const { keeper, saved } = setUp(async (_key, code) => {
    if (code === 'a') throw new Error('full');
  });
  keeper.changed('k', () => 'a');
  void keeper.flush();
  keeper.changed('k', () => 'b');
  await keeper.flush();
  await keeper.flush();
  expect(saved).toEqual([['k', 'b']]);
});

test('a slow save never overwrites a later one', async () => {
  const order: string[] = [];
  const { keeper } = setUp(async (_key, code) => {
    await new Promise((resolve) => setTimeout(resolve, code === 'a' ? 500 : 1));
    order.push(code);
  });
  keeper.changed('k', () => 'a');
  void keeper.flush();
  keeper.changed('k', () => 'b');
  const all = keeper.flush();
  await vi.advanceTimersByTimeAsync(600);
  await all;
  expect(order).toEqual(['a', 'b']);
});

test('reports a conflict and does not retry the save', async () => {
  const states: SavingState[] = [];
  const save = vi.fn(async () => false);
  const keeper = createDraftKeeper<string>({
    save,
    saveAtOnce: () => {},
    onState: (state) => states.push(state),
    delayMs: 2000,
    atMostMs: 2000,
    shownMs: 1000,
  });
  keeper.changed('k', () => 'a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['unsaved', 'saving', 'contested']);
  expect(save).toHaveBeenCalledTimes(1);
});
