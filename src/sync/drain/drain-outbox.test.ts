import { expect, test, vi } from 'vitest';
import { createDrain } from './drain-outbox';
import { MemoryOutbox } from './testbed/memory-outbox';
import { VirtualTime } from './testbed/virtual-time';

const entry = {
  id: 'i1',
  kind: 'codeSubmit',
  stream: 'device/problem:P',
  account: 'device',
  payload: { code: 'print(1)', language: 'PYTHON3', problemID: 'P', type: 'problem' },
  createdAt: 0,
} as const;

class AilingOutbox extends MemoryOutbox {
  failures = 3;

  override async reclaim() {
    this.failures -= 1;
    if (this.failures >= 0) throw new Error('the database is closing');
    return super.reclaim();
  }
}

function lead(store: MemoryOutbox, accounts = () => ['device']) {
  const time = new VirtualTime();
  const delivered: string[] = [];
  const drain = createDrain({
    store,
    owner: 'me',
    now: () => time.now,
    random: () => 0.5,
    sleepUnless: (signal, ms) => time.sleepUnless(signal, ms),
    online: () => true,
    signIns: () => 0,
    accounts,
    most: () => 1,
    async deliver(entries) {
      for (const { id } of entries) delivered.push(id);
      return entries.map(() => ({ type: 'done', result: undefined }));
    },
  });
  return { time, delivered, drain, over: drain.run(true) };
}

test('a database failure when a tab starts to lead does not end sending', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = new AilingOutbox();
  await store.add(entry);
  await store.claim({ owner: 'gone', now: 0, leaseMs: Number.POSITIVE_INFINITY, accounts: ['device'] });
  const { time, delivered, drain, over } = lead(store);
  await time.run(2500);
  expect(delivered).toEqual([]);
  await time.run(1000);
  expect(delivered).toEqual(['i1']);
  expect(complaints).toHaveBeenCalledTimes(3);
  drain.stop();
  await time.run(1);
  await over;
});

test('a tab that stops leading during a database failure stops retrying', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = new AilingOutbox();
  store.failures = Number.POSITIVE_INFINITY;
  const { time, drain, over } = lead(store);
  await time.run(1500);
  drain.stop();
  await time.run(1);
  await over;
});

test('OFF-1 a later page does not wait for a sender that is gone', async () => {
  const store = new MemoryOutbox();
  await store.add({ ...entry, account: 'u1', stream: 'u1/problem:P' });
  await store.claim({ owner: 'gone', now: 0, leaseMs: Number.POSITIVE_INFINITY, accounts: ['u1'] });
  let here = ['device'];
  const { time, delivered, drain, over } = lead(store, () => here);
  await time.run(100);
  here = ['u1', 'device'];
  drain.poke();
  await time.run(100);
  expect(delivered).toEqual(['i1']);
  drain.stop();
  await time.run(1);
  await over;
});
