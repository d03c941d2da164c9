import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraftsSynced } from './keep-drafts-synced';
import type { DraftPass } from './sync-drafts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(answers: DraftPass[] = []) {
  const world = { account: 'ada' as string | undefined, online: true, visible: true, passes: [] as number[] };
  const begunAt = Date.now();
  const keeping = keepDraftsSynced({
    async pass() {
      world.passes.push(Date.now() - begunAt);
      return answers.shift() ?? { type: 'done' };
    },
    account: () => world.account,
    isOnline: () => world.online,
    isVisible: () => world.visible,
    now: () => Date.now(),
  });
  return { world, keeping };
}

test('typing causes one sync after a pause, and the next sync not at once', async () => {
  const { world, keeping } = start();
  keeping.written();
  await vi.advanceTimersByTimeAsync(1000);
  keeping.written();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.passes).toEqual([2000]);
  keeping.look();
  await vi.advanceTimersByTimeAsync(3000);
  expect(world.passes).toEqual([2000, 5000]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.passes).toEqual([2000, 5000, 65_000]);
  keeping.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.passes).toHaveLength(3);
});

test('waits as long as the server asks, also when a user returns to the page', async () => {
  const { world, keeping } = start([{ type: 'later', afterMs: 30_000 }]);
  keeping.look();
  await vi.advanceTimersByTimeAsync(1);
  keeping.look();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(world.passes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(world.passes).toHaveLength(2);
  keeping.stop();
});

test('sends no request without a network, without a user, or from a hidden page', async () => {
  const { world, keeping } = start();
  world.online = false;
  keeping.look();
  await vi.advanceTimersByTimeAsync(10_000);
  world.online = true;
  world.account = undefined;
  keeping.look();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.passes).toEqual([]);
  world.account = 'ada';
  world.visible = false;
  keeping.look();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(world.passes).toHaveLength(1);
  keeping.written();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.passes).toHaveLength(2);
  keeping.stop();
});
