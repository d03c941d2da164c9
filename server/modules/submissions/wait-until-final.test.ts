import { expect, test } from 'vitest';
import type { SubmissionState, SubmissionStatus } from '../../../contract/entities/submission';
import { waitUntilFinal } from './wait-until-final';

const state = (status: SubmissionStatus): SubmissionState => ({
  submissionID: 'a',
  problemID: 'P',
  language: 'PYTHON3',
  status,
  receivedTime: '2026-01-01T00:00:00.000Z',
  results: [],
});

/** A database whose notifications the test sends. */
function fakeDatabase(first: SubmissionStatus) {
  const hearers = new Set<(payload: string) => void>();
  let current = first;
  let reads = 0;
  return {
    notifications: {
      subscribe: (_channel: string, hear: (payload: string) => void) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    },
    read: async () => {
      reads += 1;
      return state(current);
    },
    become: (status: SubmissionStatus, payload = `a ${status}`) => {
      current = status;
      for (const hear of hearers) hear(payload);
    },
    reads: () => reads,
    hearers,
  };
}
const forever = { seconds: 3600, endings: [new AbortController().signal] };

test('API-21 D-7 returns a final state at once', async () => {
  const database = fakeDatabase('done');
  expect(await waitUntilFinal(database.notifications, 'a', database.read, forever)).toMatchObject({
    status: 'done',
  });
  expect(database.hearers.size).toBe(0);
});

test('returns after the change to a final state with two reads in total', async () => {
  const database = fakeDatabase('queued');
  const answer = waitUntilFinal(database.notifications, 'a', database.read, forever);
  await Promise.resolve();
  database.become('executing');
  database.become('done', 'b done');
  database.become('done');
  expect(await answer).toMatchObject({ status: 'done' });
  expect(database.reads()).toBe(2);
  expect(database.hearers.size).toBe(0);
});

test('reads again after a broken connection', async () => {
  const database = fakeDatabase('queued');
  const answer = waitUntilFinal(database.notifications, 'a', database.read, forever);
  await Promise.resolve();
  database.become('done', '');
  expect(await answer).toMatchObject({ status: 'done' });
});

test('stops waiting when the client disconnects', async () => {
  const database = fakeDatabase('queued');
  const controller = new AbortController();
  const wait = { seconds: 3600, endings: [new AbortController().signal, controller.signal] };
  const answer = waitUntilFinal(database.notifications, 'a', database.read, wait);
  await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  expect(await answer).toMatchObject({ status: 'queued' });
  expect(database.hearers.size).toBe(0);
});

test('stops waiting at the timeout', async () => {
  const database = fakeDatabase('queued');
  const wait = { ...forever, seconds: 0.01 };
  expect(await waitUntilFinal(database.notifications, 'a', database.read, wait)).toMatchObject({
    status: 'queued',
  });
});
