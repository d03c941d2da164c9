import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MemoryEntry, MemoryOutbox } from '../../sync/drain/testbed/memory-outbox';
import { dexieOutbox } from '../claims/dexie-outbox';
import type { Claim, Settled, Settlement } from '../claims/outbox-store';
import { appDb } from '../db/app-db';
import { addEntry, type NewEntry } from '../intents/write-intent';

const payload = { code: 'print(1)', language: 'PYTHON3', problemID: 'P', type: 'problem' } as const;
const error = (errorCode: string) => ({ errorCode, error: 'e', message: 'm', at: 7 });
const settlements: Record<Settlement['type'], (now: number) => Settlement> = {
  done: (at) => ({ type: 'done', at, result: { submissionID: 's', status: 'queued' } }),
  retry: (now) => ({ type: 'retry', nextAt: now + 20, error: error('NETWORK') }),
  refused: () => ({ type: 'refused', error: error('VALIDATION') }),
  signIn: () => ({ type: 'signIn', error: error('TOKEN_INVALID') }),
  untried: () => ({ type: 'untried' }),
};

const account = fc.constantFrom('ada', 'bob', 'device');
const kind = <const K extends string>(does: K) => fc.constant(does);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: kind('add'),
      id: fc.nat(30),
      account,
      problem: fc.nat(2),
      alone: fc.nat(9).map((n) => n < 2),
      long: fc.nat(9).map((n) => n < 2),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: kind('claim'),
      account,
      owner: fc.nat(1),
      ms: fc.nat(60),
      most: fc.constantFrom(1, 1, 2, 5),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: kind('settle'),
      pick: fc.nat(5),
      more: fc.nat(3),
      late: fc.boolean(),
      goesOn: fc.boolean(),
      as: fc.constantFrom('done', 'retry', 'refused', 'signIn', 'untried' as const),
      others: fc.constantFrom('done', 'retry', 'refused', 'signIn', 'untried' as const),
    }),
  },
  fc.record({ does: fc.constant('reclaim' as const) }),
  fc.record({ does: fc.constantFrom('resume', 'makeDue' as const), account }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Runs the same steps on both outboxes and compares every answer. */
class Pair {
  readonly memory = new MemoryOutbox();
  readonly claimed: { id: string; owner: string; attempts: number }[] = [];
  now = 1000;

  async take(step: Step): Promise<void> {
    switch (step.does) {
      case 'add':
        return this.add(step);
      case 'claim':
        return this.claim(step);
      case 'settle':
        return this.settle(step);
      case 'reclaim':
        expect(await dexieOutbox.reclaim()).toBe(await this.memory.reclaim());
        return;
      case 'resume':
        await Promise.all([dexieOutbox.resume(step.account), this.memory.resume(step.account)]);
        return;
      case 'makeDue':
        await Promise.all([dexieOutbox.makeDue([step.account]), this.memory.makeDue([step.account])]);
        return;
    }
  }

  async add(step: Step & { does: 'add' }): Promise<void> {
    const stream = `${step.account}/problem:${step.problem}`;
    const code = step.long ? 'x'.repeat(100_000) : payload.code;
    const common = { account: step.account, stream, payload: { ...payload, code }, createdAt: this.now };
    const kind = step.alone ? ('bugReport' as const) : ('codeSubmit' as const);
    // Only the payload's size matters here.
    const entry = { id: `i${step.id}`, kind, ...common } as unknown as NewEntry & MemoryEntry;
    await Promise.all([addEntry(entry), this.memory.add(entry)]);
  }

  async claim(step: Step & { does: 'claim' }): Promise<void> {
    this.now += step.ms;
    const accounts = [...new Set([step.account, 'device'])];
    const request = { owner: `tab${step.owner}`, now: this.now, leaseMs: 50, accounts, most: step.most };
    const [one, other] = [await dexieOutbox.claim(request), await this.memory.claim(request)];
    this.compare(one, other, request.owner);
  }

  compare(one: Claim, other: Claim, owner: string): void {
    expect({ ...one, entries: one.entries.map(withoutSeq) }).toEqual({
      ...other,
      entries: other.entries.map(withoutSeq),
    });
    for (const { id, attempts } of one.entries) this.claimed.push({ id, owner, attempts });
  }

  async settleAndClaim(settled: readonly Settled[]): Promise<void> {
    const accounts = ['ada', 'bob', 'device'];
    const request = { owner: settled[0]?.fence.owner ?? '', now: this.now, leaseMs: 50, accounts, most: 3 };
    const one = await dexieOutbox.settleAndClaim(settled, request);
    const other = await this.memory.settleAndClaim(settled, request);
    expect(one.kept).toEqual(other.kept);
    this.compare(one.claim, other.claim, request.owner);
  }

  async settle({ pick, more, late, goesOn, as, others }: Step & { does: 'settle' }): Promise<void> {
    const some = this.claimed.slice(pick, pick + 1 + more);
    const each = some.filter(({ id }, n) => some.findIndex((other) => other.id === id) === n);
    const settled = each.map((held, n) => ({
      fence: { ...held, attempts: held.attempts + (late && n === 0 ? 1 : 0) },
      settlement: settlements[n % 2 === 0 ? as : others](this.now),
    }));
    if (settled.length === 0) return;
    if (goesOn) return this.settleAndClaim(settled);
    expect(await dexieOutbox.settle(settled)).toEqual(await this.memory.settle(settled));
  }
}

/** Numbering continues after a table was cleared; only the order matters. */
const withoutSeq = <T extends { seq: number }>(row: T) => ({ ...row, seq: 0 });

test('the outbox in the database behaves like the one in memory', async () => {
  const trial = fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
    await Promise.all(appDb.tables.map((table) => table.clear()));
    const pair = new Pair();
    for (const s of steps) await pair.take(s);
    expect((await dexieOutbox.all()).map(withoutSeq)).toEqual((await pair.memory.all()).map(withoutSeq));
  });
  await fc.assert(trial, { numRuns: 100, seed: 20 });
}, 60_000);
