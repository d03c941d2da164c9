import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { electLeader, frozenAfterMs, type LeaderContext, leaderLock } from './leader';

/** Web Locks for one name, with a queue and stealing. */
class FakeLocks {
  #holder: { reject(error: Error): void } | undefined;
  readonly #waiting: (() => void)[] = [];

  request = ((name: string, options: LockOptions, held: () => Promise<unknown>) => {
    expect(name).toBe(leaderLock);
    return new Promise((resolve, reject) => {
      const abort = () => new DOMException('', 'AbortError');
      const grant = () => {
        const mine = { reject };
        this.#holder = mine;
        void held().then((value) => {
          resolve(value);
          if (this.#holder === mine) this.#next();
        });
      };
      options.signal?.addEventListener('abort', () => {
        const at = this.#waiting.indexOf(grant);
        if (at >= 0) this.#waiting.splice(at, 1);
        reject(abort());
      });
      if (options.steal) {
        this.#holder?.reject(abort());
        grant();
      } else if (this.#holder) this.#waiting.push(grant);
      else grant();
    });
  }) as unknown as LockManager['request'];

  #next(): void {
    this.#holder = undefined;
    this.#waiting.shift()?.();
  }
}

interface Tab {
  leading: boolean;
  frozen: boolean;
  visible: boolean;
  close(): void;
  /** The page enters or leaves the back/forward cache. */
  leave(): void;
  back(): void;
}

let locks: FakeLocks;
let listeners: { tab: Tab; hear: () => void }[];
let hasWork: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  locks = new FakeLocks();
  listeners = [];
  hasWork = true;
});
afterEach(() => vi.useRealTimers());

function openTab(visible = true): Tab {
  const idle = { close() {}, leave() {}, back() {} };
  const tab: Tab = { leading: false, frozen: false, visible, ...idle };
  const channel = {
    postMessage() {
      if (tab.frozen) return;
      for (const other of listeners) if (other.tab !== tab) other.hear();
    },
    addEventListener: (_: string, hear: () => void) => void listeners.push({ tab, hear }),
    removeEventListener() {},
  } as unknown as LeaderContext['channel'];
  tab.close = electLeader({
    locks,
    channel,
    now: () => Date.now(),
    isVisible: () => tab.visible,
    hasWork: async () => hasWork,
    watchLeaving(leave, back) {
      Object.assign(tab, { leave, back });
      return () => {};
    },
    lead() {
      tab.leading = true;
      return () => {
        tab.leading = false;
      };
    },
  });
  return tab;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const leaders = (...tabs: Tab[]) => tabs.map((tab) => tab.leading);

test('one tab leads, and the next one when it is closed', async () => {
  const [a, b, c] = [openTab(), openTab(), openTab()];
  await pass(60_000);
  expect(leaders(a, b, c)).toEqual([true, false, false]);
  a.close();
  await pass(0);
  expect(leaders(a, b, c)).toEqual([false, true, false]);
});

test('OFF-1 a hidden page releases the lock at once, and requests it again when it returns', async () => {
  const [a, b] = [openTab(), openTab()];
  await pass(0);
  a.leave();
  await pass(0);
  expect(leaders(a, b)).toEqual([false, true]);
  b.leave();
  await pass(60_000);
  expect(leaders(a, b)).toEqual([false, false]);
  a.back();
  await pass(0);
  expect(leaders(a, b)).toEqual([true, false]);
  a.leave();
  a.back();
  b.back();
  await pass(0);
  expect(leaders(a, b).filter(Boolean)).toHaveLength(1);
  (a.leading ? a : b).close();
  await pass(0);
  expect(leaders(a, b).filter(Boolean)).toHaveLength(1);
});

test('a visible tab with something to send takes the lock of a frozen one', async () => {
  const [a, b] = [openTab(), openTab()];
  await pass(2000);
  a.frozen = true;
  await pass(frozenAfterMs - 2000);
  expect(leaders(a, b)).toEqual([true, false]);
  await pass(4000);
  expect(leaders(a, b)).toEqual([false, true]);
});

test('a hidden tab, and one with nothing to send, leave a frozen leader alone', async () => {
  const [a, b, c] = [openTab(), openTab(false), openTab()];
  hasWork = false;
  a.frozen = true;
  await pass(60_000);
  expect(leaders(a, b, c)).toEqual([true, false, false]);
});

test('a tab that lost the lock waits, and leads again later', async () => {
  const [a, b] = [openTab(), openTab()];
  a.frozen = true;
  await pass(10_000);
  expect(leaders(a, b)).toEqual([false, true]);
  a.frozen = false;
  b.close();
  await pass(0);
  expect(leaders(a, b)).toEqual([true, false]);
});

test('without Web Locks every tab leads, and knows that other tabs may lead too', () => {
  const lead = vi.fn(() => () => {});
  const channel = { postMessage() {}, addEventListener() {}, removeEventListener() {} };
  electLeader({
    locks: undefined,
    channel,
    now: Date.now,
    isVisible: () => true,
    hasWork: async () => true,
    watchLeaving: () => () => {},
    lead,
  });
  expect(lead).toHaveBeenCalledWith(false);
});
