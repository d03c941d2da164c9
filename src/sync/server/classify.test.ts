import { expect, test, vi } from 'vitest';
import type { Reply } from '../drain/testbed/reply';
import { scriptedClient } from '../drain/testbed/scripted-client';
import { errorReply, jsonReply } from '../drain/testbed/simulated-server';
import { classify } from './classify';

const receipt = { submissionID: 's1', status: 'queued', receivedTime: '2026-01-01T00:00:00Z' };
const submission = { code: 'print(1)', language: 'PYTHON3', problemID: 'P', type: 'problem' } as const;
const page = (status: number, retryAfter: string | null = null): Reply => ({
  type: 'reply',
  status,
  headers: { contentType: 'text/html', date: null, retryAfter },
  text: '<!doctype html><h1>Sign in to our network</h1>',
});
const cut = (reply: Reply): Reply =>
  reply.type === 'reply' ? { ...reply, text: reply.text.slice(0, -3) } : reply;
const odd = (status: number) => jsonReply(status, { errorCode: 'NEW_CODE', error: 'New', message: 'New.' });

const submit = (reply: Reply) =>
  scriptedClient(() => reply).call('codeSubmit', {
    body: submission,
    account: 'device',
    idempotencyKey: 'k',
  });

async function fate(reply: Reply): Promise<string> {
  const answer = await submit(reply);
  if (answer.ok) return 'done';
  const outcome = classify(answer.failure);
  return outcome.type === 'retry' && outcome.afterMs !== undefined
    ? `retry ${outcome.afterMs}`
    : outcome.type;
}

test.each<[what: string, reply: Reply, fate: string]>([
  ['an acknowledgement', jsonReply(200, receipt), 'done'],
  ['an acknowledgement cut short', cut(jsonReply(200, receipt)), 'retry'],
  ['an acknowledgement of something else', jsonReply(200, { hello: 1 }), 'retry'],
  ['the page of a captive portal', page(200), 'retry'],
  ['the page of a captive portal that says no', page(403), 'retry'],
  ['a page that somebody in between put at our address', page(404), 'retry'],
  ['no network', { type: 'failed', reason: 'offline' }, 'retry'],
  ['no answer in time', { type: 'failed', reason: 'timeout' }, 'retry'],
  ['the same request being worked on', errorReply('IN_PROGRESS'), 'retry'],
  ['a server that starts', errorReply('UNAVAILABLE', '7'), 'retry 7000'],
  ['a server with a fault', errorReply('INTERNAL'), 'retry'],
  ['a gateway without a server', page(502), 'retry'],
  ['too many requests', errorReply('TOO_MANY_REQUESTS', '5'), 'retry 5000'],
  ['too many requests, said by a gateway', page(429), 'retry'],
  ['a timeout said in words', odd(408), 'retry'],
  ['too early', odd(425), 'retry'],
  ['a token that is not taken', errorReply('TOKEN_INVALID'), 'signIn'],
  ['a sign-in that is missing', errorReply('UNAUTHENTICATED'), 'signIn'],
  ['something invalid', errorReply('VALIDATION'), 'refused'],
  ['something forbidden', errorReply('FORBIDDEN'), 'refused'],
  ['a problem that is gone', errorReply('PROBLEM_NOT_FOUND'), 'refused'],
  ['an id that is taken', errorReply('ID_TAKEN'), 'refused'],
  ['a key used for something else', errorReply('KEY_REUSED'), 'refused'],
  ['too much for a gateway', page(413), 'refused'],
  ['an error this version does not know', odd(451), 'refused'],
])('%s', async (_, reply, wanted) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await fate(reply)).toBe(wanted);
});

test.each([502, 503, 504, 511])(
  'a page with status %s comes from a gateway: no server was reached',
  async (status) => {
    expect(await submit(page(status))).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  },
);

test('our own server counts as reached if it is not ready or has a fault', async () => {
  for (const reply of [errorReply('UNAVAILABLE'), page(500)]) {
    expect(await submit(reply)).toMatchObject({ ok: false, failure: { kind: 'http' } });
  }
});

test('a refusal has the reason from the server', async () => {
  const answer = await submit(errorReply('EMPTY_CODE'));
  expect(!answer.ok && classify(answer.failure)).toMatchObject({
    type: 'refused',
    error: { errorCode: 'EMPTY_CODE', error: 'Nothing to judge', message: 'Code cannot be empty.' },
  });
});
