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

test('SOLVE-9 code is saved 2 s after it was typed', async () => {
  const { keeper, saved } = setUp();
  keeper.changed('k', () => 'a');
  await vi.advanceTimersByTimeAsync(1999);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([['k', 'a']]);
});

test('SOLVE-9 OFF-2 code is saved every 2 s while it is typed without a pause', async () => {
  const { keeper, saved } = setUp();
  for (let text = ''; text.length < 61; text += 'a') {
    keeper.changed('k', () => text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(saved.map(([, text]) => text.length)).toEqual([19, 39, 59]);
});

test("SOLVE-8 'saving locally' is shown for 1 s, then that it is saved", async () => {
  const { keeper, states } = setUp();
  keeper.changed('k', () => 'a');
  await vi.advanceTimersByTimeAsync(2000);
  expect(states).toEqual(['unsaved', 'saving']);
  await vi.advanceTimersByTimeAsync(999);
  expect(states.at(-1)).toBe('saving');
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toBe('saved');
});

test('OFF-2 leaving the page keeps at once what is still on its way into the database', async () => {
  const { keeper, atOnce } = setUp(() => new Promise(() => {}));
  keeper.changed('k', () => 'a');
  await vi.advanceTimersByTimeAsync(2000);
  keeper.leave();
  expect(atOnce).toEqual([['k', 'a']]);
});

test('OFF-2 leaving the page saves at once, under the key it was typed under', async () => {
  const { keeper, saved } = setUp();
  keeper.changed('python', () => 'a');
  await keeper.flush();
  expect(saved).toEqual([['python', 'a']]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(saved).toHaveLength(1);
});

test('OFF-2 a page that may be gone the next moment keeps the code before it waits for anything', () => {
  const { keeper, atOnce } = setUp();
  keeper.leave();
  expect(atOnce).toEqual([]);
  keeper.changed('k', () => 'a');
  keeper.leave();
  expect(atOnce).toEqual([['k', 'a']]);
});

test('a save that failed is said, and the next change is saved again', async () => {
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

test('OFF-2 a text whose save failed is saved with the next occasion, though nothing more was typed', async () => {
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

test('a text whose save failed never comes back on top of a newer one', async () => {
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

test('a slow save never ends on top of a later one', async () => {
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

test('a save that somebody has to decide about first is said, and not repeated by itself', async () => {
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
