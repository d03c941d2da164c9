import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OutboxAnswers } from '../../contract/entities/outbox';
import { outboxBatch, sourceBytesMax } from '../../contract/limits';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, solution } from './client';

const site = await startSite({ env: { LIMIT_SUBMIT: '200', LIMIT_REQUESTS: '2000' } });
const { databaseUrl, server } = site;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.l');
  await createProblem(server.url, ada, { id: 'SUM' });
  await createQuestion(server.url, ada, { id: 'QUESTION' });
});

const submission = { code: solution, language: 'PYTHON3', problemID: 'SUM', type: 'problem' };
const entry = (more: object = {}, key: string = randomUUID()) => ({
  key,
  call: 'codeSubmit',
  stream: 0,
  body: { ...submission, ...more },
});
type Entry = ReturnType<typeof entry>;
const send = (entries: object[], person?: Person) =>
  request<OutboxAnswers & { errorCode?: string }>(`${server.url}/api/outbox`, { entries }, person);
const alone = ({ key, body }: Entry, person?: Person) =>
  request(`${server.url}/api/code/submit`, body, { key, token: person?.token });
const said = async (entries: object[], person?: Person) => {
  const { status, body } = await send(entries, person);
  expect([status, body.errorCode]).toEqual([200, undefined]);
  return body.answers;
};
const codes = (answers: OutboxAnswers['answers']) =>
  answers.map(({ status, body }) => [status, (body as { errorCode?: string }).errorCode]);

test('OFF-2 each entry gets its own response, as the user who sends the batch', async () => {
  const entries = [
    entry(),
    {
      key: randomUUID(),
      call: 'answersSubmit',
      stream: 1,
      body: { problemID: 'QUESTION', type: 'problem', answer: {} },
    },
    entry({ problemID: 'NONE' }),
    entry({ code: ' ' }),
    entry(),
  ];
  const answers = await said(entries, ada);
  expect(answers.map(({ key }) => key)).toEqual(entries.map(({ key }) => key));
  expect(codes(answers)).toEqual([
    [200, undefined],
    [400, 'VALIDATION'],
    [404, 'PROBLEM_NOT_FOUND'],
    [400, 'EMPTY_CODE'],
    [200, undefined],
  ]);
  const rows = await query<{ uid: string }>(databaseUrl, 'select uid from submissions');
  expect(rows.map(({ uid }) => uid)).toEqual([ada.uid, ada.uid]);
});

test('OFF-2 batches and single requests share one memory of keys', async () => {
  const [first, second] = [entry(), entry()];
  const [one] = await said([first], ada);
  const again = await alone(first, ada);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual(one?.body);
  const other = await alone(second, ada);
  const [repeated] = await said([second], ada);
  expect(repeated).toEqual({ key: second.key, status: 200, body: other.body });
  // Keys are separate per person; the same key with another body is refused.
  expect(codes(await said([{ ...first, body: { ...submission, code: 'other' } }], ada))).toEqual([
    [422, 'KEY_REUSED'],
  ]);
  expect(codes(await said([first], bob))).toEqual([[200, undefined]]);
});

test('OFF-2 the same entries sent five times at once have one effect each', async () => {
  const entries = Array.from({ length: 20 }, (_, n) => ({
    ...entry({ code: `# five ${n}` }),
    stream: n % 4,
  }));
  const all = await Promise.all(Array.from({ length: 5 }, () => said(entries, ada)));
  for (const answers of all) expect(answers).toEqual(all[0]);
  const rows = await query<{ code: string }>(
    databaseUrl,
    `select code from submissions where code like '# five%'`,
  );
  expect(rows).toHaveLength(20);
});

test('a stream is processed in order', async () => {
  const entries = Array.from({ length: 30 }, (_, n) => ({
    ...entry({ code: `# order ${n}` }),
    stream: n % 3,
  }));
  await said(entries, ada);
  const rows = await query<{ code: string }>(
    databaseUrl,
    `select code from submissions where code like '# order%' order by received_time, id`,
  );
  for (const stream of [0, 1, 2]) {
    const numbers = rows
      .map(({ code }) => Number(code.slice('# order '.length)))
      .filter((n) => n % 3 === stream);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  }
});

test('after a temporary failure the rest of the stream is not tried; each entry counts in its own limit', async () => {
  const few = await site.start({ env: { LIMIT_SUBMIT: '5' } });
  const carol = await signUpPerson(server.url, 'carol.l');
  // More than two minutes' allowance: a new minute may begin during the test.
  const entries = Array.from({ length: 12 }, () => entry());
  const { body } = await request<OutboxAnswers>(`${few.url}/api/outbox`, { entries }, carol);
  const texts = codes(body.answers).map(([status, code]) => `${status} ${code ?? ''}`.trim());
  const done = texts.filter((text) => text === '200').length;
  expect(done).toBeGreaterThanOrEqual(5);
  expect(texts).toEqual([
    ...Array(done).fill('200'),
    '429 TOO_MANY_REQUESTS',
    ...Array(11 - done).fill('425 NOT_TRIED'),
  ]);
  expect(body.answers[done]?.retryAfterSeconds).toBeGreaterThan(0);
});

test('an expired session refuses the whole batch; calls that need an account are refused without one', async () => {
  const refused = await send([entry()], { ...ada, token: `${ada.token.slice(0, -4)}AAAA` });
  expect(refused).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_INVALID' } });
  const body = { uid: ada.uid, displayName: 'Eve' };
  const edit = { key: randomUUID(), call: 'profileUpdate', stream: 0, body };
  expect(codes(await said([edit]))).toEqual([[401, 'UNAUTHENTICATED']]);
  expect(codes(await said([edit], bob))).toEqual([[403, 'IDENTITY_MISMATCH']]);
});

test('refuses calls that cannot be batched, too many entries, too large entries and invalid keys', async () => {
  const report = { key: randomUUID(), call: 'bugReport', stream: 0, body: {} };
  const status = async (entries: object[]) => (await send(entries, ada)).status;
  expect(await status([report])).toBe(400);
  expect(await status([])).toBe(400);
  expect(await status([entry({}, 'short')])).toBe(400);
  expect(await status([{ ...entry(), stream: -1 }])).toBe(400);
  expect(await status(Array.from({ length: outboxBatch.entriesMax + 1 }, () => entry()))).toBe(400);
  const long = 'x'.repeat(sourceBytesMax);
  expect(await status(Array.from({ length: 9 }, () => entry({ code: long })))).toBe(413);
  // A batch from a device stays well below the body limit.
  expect(outboxBatch.bytesMax + sourceBytesMax).toBeLessThan(1024 * 1024);
});

test('a batch counts as one request per entry in the general limit', async () => {
  const few = await site.start({ env: { LIMIT_REQUESTS: '30' } });
  const sendThere = (count: number) =>
    request(`${few.url}/api/outbox`, { entries: Array.from({ length: count }, () => entry()) });
  expect((await sendThere(25)).status).toBe(200);
  const over = await sendThere(25);
  expect(over).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUESTS' } });
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});
