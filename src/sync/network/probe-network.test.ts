import { expect, test, vi } from 'vitest';
import { VirtualTime } from '../drain/testbed/virtual-time';
import { createProbe } from './probe-network';

function watch(backAt: number, visible = true) {
  const time = new VirtualTime();
  const start = time.now;
  const asked: number[] = [];
  let online = false;
  const probe = createProbe({
    isOnline: () => online,
    isVisible: () => visible,
    now: () => time.now,
    async probe() {
      asked.push(time.now - start);
      online = time.now - start >= backAt;
    },
    sleepUnless: (signal, ms) => time.sleepUnless(signal, ms),
  });
  void probe.run();
  const lose = () => {
    online = false;
    probe.look();
  };
  return { time, asked, probe, lose, isOnline: () => online };
}

test('a returning network is noticed within 5 s on a visible page', async () => {
  const { time, asked, isOnline } = watch(60_000);
  await time.run(66_000);
  expect(isOnline()).toBe(true);
  const gaps = asked.slice(1).map((at, i) => at - (asked[i] ?? 0));
  expect(gaps.slice(0, 4)).toEqual([1000, 2000, 4000, 5000]);
  expect(Math.max(...gaps)).toBe(5000);
});

test('a hidden page asks less often', async () => {
  const { time, asked } = watch(Number.POSITIVE_INFINITY, false);
  await time.run(300_000);
  expect(asked.length).toBeLessThan(15);
});

test('sends no probe while the network works, and one at once when it is lost', async () => {
  const { time, asked, lose } = watch(0);
  await time.run(100_000);
  expect(asked).toEqual([0]);
  lose();
  await time.run(1);
  expect(asked).toEqual([0, 100_000]);
});

test('a request without an answer triggers a probe even if a server was reached before', async () => {
  const { time, asked, probe } = watch(0);
  await time.run(10_000);
  probe.doubt();
  await time.run(1);
  expect(asked).toEqual([0, 10_000]);
});

test('sends no probe after it is stopped', async () => {
  const { time, asked, probe } = watch(Number.POSITIVE_INFINITY);
  await time.run(1);
  probe.stop();
  await time.run(60_000);
  expect(asked).toEqual([0]);
});

test('continues after a failed probe', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const time = new VirtualTime();
  let online = false;
  const probe = createProbe({
    isOnline: () => online,
    isVisible: () => true,
    now: () => time.now,
    async probe() {
      if (complaints.mock.calls.length < 2) throw new Error('the database is closing');
      online = true;
    },
    sleepUnless: (signal, ms) => time.sleepUnless(signal, ms),
  });
  void probe.run();
  await time.run(10_000);
  expect(complaints).toHaveBeenCalledTimes(2);
  expect(online).toBe(true);
  probe.stop();
});
