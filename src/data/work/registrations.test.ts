import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { discardEntry, retryEntry } from '../outbox/outbox';
import { registerForContest, registrationOf } from './registrations';

const cup = { account: 'u1', contestSlug: 'cup', contestName: 'Spring Cup', version: 2 };
const refusal = {
  errorCode: 'CONTEST_PASSWORD_WRONG',
  error: 'Not allowed',
  message: 'Wrong contest password.',
};
const result = { message: '', startTime: '', registeredAt: '' };

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const claim = async () => (await claimOne({ owner: 'me', now: 1, leaseMs: 100, accounts: ['u1'] })).entry;

async function settle(settlement: Parameters<typeof settleOne>[1]) {
  const entry = await claim();
  if (!entry) throw new Error('Nothing to send');
  await settleOne({ id: entry.id, owner: 'me', attempts: entry.attempts }, settlement);
  return entry;
}

const mine = () => registrationOf('u1', 'cup');

test('D-11 a registration waits with its password, and is complete once the server has it', async () => {
  const id = await registerForContest({ ...cup, password: 'tide' });
  expect(await mine()).toMatchObject({ id, contestName: 'Spring Cup', receipt: 'saved' });
  expect(await registrationOf('u2', 'cup')).toBeUndefined();
  const entry = await settle({ type: 'done', at: 7, result });
  expect(entry).toMatchObject({
    id,
    kind: 'contestRegister',
    payload: { contestSlug: 'cup', password: 'tide' },
  });
  expect(await mine()).toMatchObject({ receipt: 'sent', sentAt: 7 });
});

test('registering twice creates one registration', async () => {
  const id = await registerForContest(cup);
  expect(await registerForContest(cup)).toBe(id);
  await claim();
  expect(await claim()).toBeUndefined();
});

test('a refused registration has a reason, and can be sent again or replaced', async () => {
  const first = await registerForContest({ ...cup, password: 'ebb' });
  await settle({ type: 'refused', error: { ...refusal, at: 3 } });
  expect(await mine()).toMatchObject({ receipt: 'refused', refusal });
  await retryEntry(first);
  expect(await mine()).toMatchObject({ receipt: 'saved' });
  await settle({ type: 'refused', error: { ...refusal, at: 4 } });
  const second = await registerForContest({ ...cup, password: 'tide' });
  expect(await settle({ type: 'done', at: 5, result })).toMatchObject({
    id: second,
    payload: { password: 'tide' },
  });
  expect(await appDb.registrations.toArray()).toHaveLength(1);
  expect(await appDb.outbox.toArray()).toHaveLength(1);
});

test('a waiting registration can be withdrawn', async () => {
  await discardEntry(await registerForContest(cup));
  expect(await mine()).toBeUndefined();
  expect(await claim()).toBeUndefined();
});
