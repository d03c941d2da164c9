import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/database/open';
import { type JudgeJob, type JudgeQueue, startJudgeQueue } from '../../server/platform/queue';
import { query, startTestCluster, type TestCluster } from '../support/postgres';
import { eventually } from './client';

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

const send = (submissionID: string, group = 'ada', language: 'PYTHON3' | 'CPP17' = 'PYTHON3') =>
  db.transaction().execute((transaction) => queue.send(transaction, { submissionID, language, group }));
const fetch = async () => (await queue.fetch('PYTHON3')) as JudgeJob;
const complete = (job: JudgeJob) =>
  db.transaction().execute((transaction) => queue.complete(transaction, job));

test('a job is there exactly when the transaction that sent it has happened', async () => {
  const undone = db.transaction().execute(async (transaction) => {
    await queue.send(transaction, { submissionID: 'undone', language: 'PYTHON3', group: 'ada' });
    throw new Error('something after it failed');
  });
  await expect(undone).rejects.toThrow('something after it failed');
  expect(await queue.fetch('PYTHON3')).toBeUndefined();
  await send('done');
  expect(await fetch()).toMatchObject({ submissionID: 'done', group: 'ada', language: 'PYTHON3' });
});

test('a judge gets only the languages it asks for', async () => {
  await send('c', 'ada', 'CPP17');
  expect(await queue.fetch('PYTHON3')).toBeUndefined();
  expect(await queue.fetch('CPP17')).toMatchObject({ submissionID: 'c' });
});

test('nobody gets more than two workers at a time, and others do not wait behind them', async () => {
  for (let i = 0; i < 5; i += 1) await send(`ada-${i}`, 'ada');
  await send('bob-0', 'bob');
  const first = [await fetch(), await fetch(), await fetch()];
  expect(first.map(({ submissionID }) => submissionID)).toEqual(['ada-0', 'ada-1', 'bob-0']);
  expect(await queue.fetch('PYTHON3')).toBeUndefined();
  await complete(first[0] as JudgeJob);
  expect(await fetch()).toMatchObject({ submissionID: 'ada-2' });
});

test('a job whose worker is silent goes to another, and the first one can no longer settle it', async () => {
  await send('abandoned');
  const first = await fetch();
  // As if the last heartbeat were long ago: waiting for it would only cost time.
  await query(
    databaseUrl,
    "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  );
  const second = await eventually(() => queue.fetch('PYTHON3'), 30_000);
  expect(second).toMatchObject({ submissionID: 'abandoned', id: first.id });
  expect(second.retryCount).toBeGreaterThan(first.retryCount);
  expect(await complete(first)).toBe(false);
  expect(await complete(second)).toBe(true);
});

test('a job that is given back is there again at once and has lost no try', async () => {
  await send('returned');
  const first = await fetch();
  expect(await db.transaction().execute((transaction) => queue.giveBack(transaction, first))).toBe(true);
  expect(await fetch()).toMatchObject({ submissionID: 'returned', retryCount: 0 });
});

test('a job that fails too often is given up, once', async () => {
  const given: string[] = [];
  await queue.onGivenUp(async (submissionID) => {
    given.push(submissionID);
  });
  const submissionID = randomUUID();
  await send(submissionID);
  for (let tries = 0; tries < 5; tries += 1) {
    const job = await eventually(() => queue.fetch('PYTHON3'), 30_000);
    await queue.fail(job, 'our own fault');
  }
  await eventually(async () => (given.length > 0 ? true : undefined), 30_000);
  expect(given).toEqual([submissionID]);
  expect(await queue.fetch('PYTHON3')).toBeUndefined();
});
