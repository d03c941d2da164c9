import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Language } from '../../../contract/limits';
import { type Database, openDatabase } from '../../../server/platform/database/open';
import { type JudgeJob, type JudgeQueue, type NewJob, startJudgeQueue } from '../../../server/platform/queue';
import { deepTest, test } from '../../support/lanes';
import { query, startTestCluster, type TestCluster } from '../../support/product/postgres';
import { eventually } from '../client';

let cluster: TestCluster;
let databaseUrl: string;
let db: Database;
let queue: JudgeQueue;
const errors: Error[] = [];

beforeAll(async () => {
  cluster = await startTestCluster();
});
beforeEach(async () => {
  await queue?.close();
  await db?.destroy();
  databaseUrl = await cluster.createDatabase();
  db = openDatabase(databaseUrl, () => {});
  queue = await startJudgeQueue(databaseUrl, (error) => errors.push(error));
});
afterAll(async () => {
  await queue?.close();
  await db?.destroy();
  await cluster?.stop();
  expect(errors).toEqual([]);
});

const send = (submissionID: string, group = 'ada', more: Partial<NewJob> = {}) =>
  db
    .transaction()
    .execute((transaction) => queue.send(transaction, { submissionID, language: 'PYTHON3', group, ...more }));
const fetchOf = (...languages: Language[]) => queue.fetch(languages);
const fetch = async () => (await fetchOf('PYTHON3')) as JudgeJob;
const complete = (job: JudgeJob) =>
  db.transaction().execute((transaction) => queue.complete(transaction, job));

test('a job exists exactly if its transaction commits', async () => {
  const undone = db.transaction().execute(async (transaction) => {
    await queue.send(transaction, { submissionID: 'undone', language: 'PYTHON3', group: 'ada' });
    throw new Error('something after it failed');
  });
  await expect(undone).rejects.toThrow('something after it failed');
  expect(await fetchOf('PYTHON3')).toBeUndefined();
  await send('done');
  expect(await fetch()).toMatchObject({ submissionID: 'done', group: 'ada', language: 'PYTHON3' });
});

test('a judge gets only the languages that it requests', async () => {
  await send('c', 'ada', { language: 'CPP17' });
  expect(await fetchOf('PYTHON3')).toBeUndefined();
  expect(await fetchOf('CPP17')).toMatchObject({ submissionID: 'c' });
});

test('a user occupies at most two workers, and others do not wait behind them', async () => {
  for (let i = 0; i < 5; i += 1) await send(`ada-${i}`, 'ada');
  await send('bob-0', 'bob');
  const first = [await fetch(), await fetch(), await fetch()];
  expect(first.map(({ submissionID }) => submissionID)).toEqual(['ada-0', 'ada-1', 'bob-0']);
  expect(await fetchOf('PYTHON3')).toBeUndefined();
  await complete(first[0] as JudgeJob);
  expect(await fetch()).toMatchObject({ submissionID: 'ada-2' });
});

deepTest(
  'a job of a silent worker goes to another, and the first one can no longer complete it',
  async () => {
    await send('abandoned');
    const first = await fetch();
    // Ages the last heartbeat, to save the wait.
    await query(
      databaseUrl,
      "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
    );
    const second = await eventually(() => fetchOf('PYTHON3'), 30_000);
    expect(second).toMatchObject({ submissionID: 'abandoned', id: first.id });
    expect(second.retryCount).toBeGreaterThan(first.retryCount);
    expect(await complete(first)).toBe(false);
    expect(await complete(second)).toBe(true);
  },
);

test('a returned job is available at once and keeps its number of retries', async () => {
  await send('returned');
  const first = await fetch();
  expect(await db.transaction().execute((transaction) => queue.giveBack(transaction, first))).toBe(true);
  expect(await fetch()).toMatchObject({ submissionID: 'returned', retryCount: 0 });
});

test('contests come before practice, and practice before rejudging, in all languages and regardless of arrival', async () => {
  await send('again', 'ada', { lane: 'rejudge' });
  await send('practice', 'bob', { language: 'CPP17' });
  await send('practice-2', 'cyd');
  await send('contest', 'dan', { language: 'JAVA8', lane: 'contest' });
  const order: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    order.push((await fetchOf('PYTHON3', 'CPP17', 'JAVA8'))?.submissionID ?? 'none');
  }
  expect(order).toEqual(['contest', 'practice', 'practice-2', 'again']);
});

test('a user at the limit of workers does not let rejudging pass another language', async () => {
  for (let n = 0; n < 3; n += 1) await send(`ada-${n}`, 'ada', { lane: 'contest', round: n });
  await send('again', 'rejudge-1', { lane: 'rejudge' });
  await send('bob', 'bob', { language: 'CPP17' });
  const order: (string | undefined)[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    order.push((await fetchOf('PYTHON3', 'CPP17'))?.submissionID);
  }
  expect(order).toEqual(['ada-0', 'ada-1', 'bob', 'again', undefined]);
});

test('one user’s hundred submissions delay nobody: the first of each user comes before the second of any', async () => {
  for (let round = 0; round < 100; round += 1) await send(`ada-${round}`, 'ada', { round });
  await send('bob-0', 'bob', { language: 'CPP17' });
  await send('cyd-0', 'cyd');
  const order: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const job = (await fetchOf('PYTHON3', 'CPP17')) as JudgeJob;
    order.push(job.submissionID);
    await complete(job);
  }
  expect(order).toEqual(['ada-0', 'bob-0', 'cyd-0', 'ada-1', 'ada-2']);
});

test('a language without a worker delays no other, and its jobs are available once requested', async () => {
  for (let round = 0; round < 10; round += 1)
    await send(`java-${round}`, 'ada', { round, language: 'JAVA8' });
  await send('python', 'bob');
  expect(await fetch()).toMatchObject({ submissionID: 'python' });
  expect(await fetchOf('JAVA8', 'PYTHON3')).toMatchObject({ submissionID: 'java-0' });
});

test('a postponed job is not handed out early', async () => {
  await send('first', 'ada', { round: 7 });
  const job = await fetch();
  const avoid = { workers: ['w'], untilMs: 5 };
  const back = db.transaction().execute((transaction) => queue.giveBack(transaction, job, { avoid }, 2));
  expect(await back).toBe(true);
  expect(await fetch()).toBeUndefined();
  expect(await eventually(() => fetchOf('PYTHON3'))).toMatchObject({
    submissionID: 'first',
    round: 7,
    avoid,
  });
});

deepTest('a job that was lost with its worker too often fails once', async () => {
  const given: string[] = [];
  await queue.onGivenUp(async (job) => {
    given.push(job.submissionID);
  });
  const submissionID = randomUUID();
  await send(submissionID);
  await fetch();
  await query(
    databaseUrl,
    "update pgboss.job set retry_count = retry_limit, heartbeat_on = now() - interval '1 minute' where state = 'active'",
  );
  await eventually(async () => (given.length > 0 ? true : undefined), 30_000);
  expect(given).toEqual([submissionID]);
  expect(await fetchOf('PYTHON3')).toBeUndefined();
});
