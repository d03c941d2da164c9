import { expect, test } from 'vitest';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import type { Call } from '../transport/api-client';
import { deliverEntry } from './deliver-entry';

const entry = {
  id: 'k',
  account: 'u1',
  stream: 's',
  seq: 1,
  v: 1,
  createdAt: 0,
  attempts: 1,
  nextAt: 0,
  state: 'inflight',
} as const;

async function sent(more: Pick<ClaimedEntry, 'kind' | 'payload'>) {
  const calls: unknown[] = [];
  const call = (async (name: string, options: unknown) => {
    calls.push([name, options]);
    return { ok: true, data: 'answer' };
  }) as unknown as Call;
  const outcome = await deliverEntry(call, { ...entry, ...more });
  expect(outcome).toEqual({ type: 'done', result: 'answer' });
  return calls;
}

test('an entry is sent once, with its own key and account', async () => {
  const payload = { uid: 'u1', displayName: 'Ada' };
  expect(await sent({ kind: 'profileUpdate', payload })).toEqual([
    ['profileUpdate', { body: payload, idempotencyKey: 'k', account: 'u1', retries: 0 }],
  ]);
});

test('API-24 a registration has the contest in the address and the password in the body', async () => {
  const payload = { contestSlug: 'cup', password: 'tide' };
  expect(await sent({ kind: 'contestRegister', payload })).toEqual([
    [
      'contestRegister',
      { params: { slug: 'cup' }, body: { password: 'tide' }, idempotencyKey: 'k', account: 'u1', retries: 0 },
    ],
  ]);
});

test('an entry with a lost payload is sent too, and the server’s refusal settles it', async () => {
  for (const kind of ['codeSubmit', 'contestRegister'] as const) {
    const lost = { kind, payload: undefined } as unknown as Pick<ClaimedEntry, 'kind' | 'payload'>;
    expect(await sent(lost)).toHaveLength(1);
  }
});
