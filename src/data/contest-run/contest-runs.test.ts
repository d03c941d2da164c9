import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { StartedContest } from '../../../contract/entities/contest/contest-run';
import { entryText, type RunEntry } from '../../../contract/rules/contest/submission-chain';
import { chainHash } from '../../../contract/rules/contest/submission-chain-hash';
import { virtualSlug } from '../../../contract/rules/names/virtual-slug';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { submitCode } from '../work/submissions';
import { submitAnswerInRun, submitCodeInRun } from './contest-run-chain';
import { finishRun, noteWatched, runEventsOf, type Watched } from './contest-run-events';
import {
  claimMarks,
  hasUnsentWork,
  mergeServerRun,
  readRun,
  readRunProblems,
  runStamp,
  storeStart,
} from './contest-runs';
import { submitCodeInVirtualRun } from './virtual-runs';

const startedAtMs = Date.parse('2026-05-01T10:00:00.000Z');
const place = { account: 'ada', contestSlug: 'spring' };
const at = (minutes: number) => {
  const serverMs = startedAtMs + minutes * 60_000;
  return { serverMs, deviceMs: serverMs + 5000 };
};
const iso = (minutes: number) => new Date(startedAtMs + minutes * 60_000).toISOString();

function started(run: Partial<StartedContest['run']> = {}): StartedContest {
  return {
    contest: {
      contestSlug: 'spring',
      name: 'Spring',
      startTime: iso(0),
      endTime: null,
      openContestForever: true,
      timedContest: true,
      duration: 60,
      enableProctored: true,
      removed: [],
      eventRules: '',
      version: 1,
    },
    problems: [{ id: 'P1' }, { id: 'Q1' }] as StartedContest['problems'],
    run: {
      startedAt: iso(0),
      deadline: iso(60),
      serverTime: iso(0),
      extraTimeMs: 0,
      lateSyncMinutes: 10,
      maxWarnings: 3,
      warnings: 0,
      sequence: 0,
      previousHash: 'first',
      end: null,
      scores: {},
      answered: [],
      ...run,
    },
  };
}

const code = (text: string) => ({ ...place, problemID: 'P1', language: 'PYTHON3', code: text }) as const;
type Sent = { run: RunEntry; [name: string]: unknown };
const entries = async () => {
  const rows = await appDb.outbox.orderBy('seq').toArray();
  const payloads = await appDb.payloads.bulkGet(rows.map(({ id }) => id));
  return rows.map(({ kind, stream, id }, n) => ({ kind, stream, id, payload: payloads[n]?.payload as Sent }));
};
async function acknowledge(result: unknown): Promise<void> {
  const { entry } = await claimOne({ owner: 't', now: 1, leaseMs: 1000, accounts: ['ada'] });
  if (!entry) throw new Error('Nothing waits');
  await settleOne({ id: entry.id, owner: 't', attempts: entry.attempts }, { type: 'done', at: 1, result });
}
const submitted = { submissionID: 's', status: 'queued', receivedTime: iso(1) };

const stamp = () => runStamp('ada', 'spring');
const store = async (told: StartedContest) => storeStart('ada', told, await stamp());

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
  await store(started());
});

test('CRUN-19 the start stores the run and all its problems on the device, in the drawn order', async () => {
  expect((await readRunProblems('ada', 'spring')).map(({ id }) => id)).toEqual(['P1', 'Q1']);
  expect(await readRun('ada', 'spring')).toMatchObject({
    startedAtMs,
    deadlineAtMs: startedAtMs + 3_600_000,
    maxWarnings: 3,
    toldMarks: [],
  });
  expect(await readRun('bob', 'spring')).toBeUndefined();
});

test('submissions form a chain: each contains the hash of the previous one, and they are sent in order', async () => {
  await submitCodeInRun(code('a'), at(1));
  await submitCodeInRun(code('b'), at(2));
  await submitAnswerInRun({ ...place, problemID: 'Q1', answer: true }, at(3));
  const sent = await entries();
  expect(sent.map(({ kind }) => kind)).toEqual(['codeSubmit', 'codeSubmit', 'answersSubmit']);
  expect(new Set(sent.map(({ stream }) => stream))).toEqual(new Set(['ada/contest:spring']));
  const [first, second, third] = sent.map(({ payload }) => payload.run) as [RunEntry, RunEntry, RunEntry];
  expect(first).toEqual({
    sequence: 1,
    previousHash: 'first',
    elapsedMs: 60_000,
    deviceTime: new Date(at(1).deviceMs).toISOString(),
  });
  const what = { contestSlug: 'spring', problemID: 'P1', language: 'PYTHON3' };
  expect(second.previousHash).toBe(chainHash(entryText(first, { ...what, content: 'a' })));
  expect(third).toMatchObject({
    sequence: 3,
    previousHash: chainHash(entryText(second, { ...what, content: 'b' })),
  });
});

test('RUN-2 RUN-3 a submission of a run is sent with the contest, and with its type', async () => {
  await submitCodeInRun(code('a'), at(1));
  const [sent] = await entries();
  expect(sent?.payload).toMatchObject({
    type: 'contest',
    contestSlug: 'spring',
    problemID: 'P1',
    language: 'PYTHON3',
    code: 'a',
  });
});

test('time does not go backwards within a chain when the clock is set back', async () => {
  await submitCodeInRun(code('a'), at(30));
  await submitCodeInRun(code('b'), at(-30));
  const [, second] = await entries();
  expect(second?.payload.run.elapsedMs).toBe(30 * 60_000);
});

test('eight concurrent submissions form one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => submitCodeInRun(code(`${n}`), at(1))));
  const runs = (await entries()).map(({ payload }) => payload.run.sequence);
  expect(runs).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('an input that the contract refuses leaves no gap', async () => {
  await expect(submitCodeInRun(code('  '), at(1))).rejects.toThrow('Code cannot be empty.');
  await submitCodeInRun(code('a'), at(1));
  expect((await entries()).map(({ payload }) => payload.run.sequence)).toEqual([1]);
});

test('D-31 a question takes one answer in a run', async () => {
  const give = () => submitAnswerInRun({ ...place, problemID: 'Q1', answer: true }, at(1));
  expect(await give()).not.toBeNull();
  expect(await give()).toBeNull();
  expect(await entries()).toHaveLength(1);
});

test('CRUN-8 finishing sends the seconds used once, and nothing can be submitted after it', async () => {
  await finishRun(place, at(10));
  await finishRun(place, at(11));
  expect((await entries()).map(({ payload }) => payload)).toEqual([{ contestSlug: 'spring', time: 600 }]);
  await expect(submitCodeInRun(code('late'), at(12))).rejects.toMatchObject({ code: 'noOpenRun' });
  expect(await readRun('ada', 'spring')).toMatchObject({ end: { reason: 'finished' } });
});

test('PROC-5 a disqualification is stored with its cause, its events and the run in one transaction', async () => {
  const out: Watched = {
    warnings: 4,
    absence: undefined,
    cause: 'Was away 4 times.',
    events: [{ kind: 'blur' }],
  };
  await noteWatched(place, at(20), () => out);
  const [event, end] = await entries();
  expect(event?.payload).toMatchObject({ events: [{ id: event?.id, kind: 'blur', elapsedMs: 1_200_000 }] });
  expect(end?.payload).toEqual({
    contestSlug: 'spring',
    reason: 'malpractice',
    cause: 'Was away 4 times.',
    time: 1200,
  });
  expect(await readRun('ada', 'spring')).toMatchObject({ warnings: 4, end: { reason: 'malpractice' } });
  // A finished run is not proctored.
  await noteWatched(place, at(21), () => out);
  expect(await runEventsOf(place)).toHaveLength(1);
});

test('forgiven warnings arrive with the answer to the last event, and not before', async () => {
  const warned = (warnings: number): Watched => ({
    warnings,
    absence: undefined,
    cause: undefined,
    events: [{ kind: 'blur' }],
  });
  await noteWatched(place, at(1), () => warned(1));
  await noteWatched(place, at(2), () => warned(2));
  await acknowledge({ warnings: 0, maxWarnings: 3, end: null });
  expect(await readRun('ada', 'spring')).toMatchObject({ warnings: 2 });
  await acknowledge({ warnings: 1, maxWarnings: 3, end: null });
  expect(await readRun('ada', 'spring')).toMatchObject({ warnings: 1 });
});

test('the run continues after an undone disqualification, but not if the server does not know of it yet', async () => {
  await noteWatched(place, at(20), () => ({ warnings: 1, absence: undefined, cause: 'C', events: [] }));
  const told = { startedAt: iso(0), deadline: iso(70), end: null };
  await mergeServerRun('ada', 'spring', told, await stamp());
  expect(await readRun('ada', 'spring')).toMatchObject({ end: { reason: 'malpractice' } });
  await acknowledge({ end: { reason: 'malpractice', cause: 'C', at: iso(20) } });
  await mergeServerRun('ada', 'spring', told, await stamp());
  const run = await readRun('ada', 'spring');
  expect(run?.end).toBeUndefined();
  expect(run?.deadlineAtMs).toBe(startedAtMs + 70 * 60_000);
});

test('D-35 the state of the run includes a pause, and its end includes the later deadline', async () => {
  const told = { startedAt: iso(0), deadline: iso(60), end: null };
  await mergeServerRun('ada', 'spring', { ...told, pausedSince: iso(20) }, await stamp());
  expect(await readRun('ada', 'spring')).toMatchObject({ pausedSince: iso(20) });
  await mergeServerRun('ada', 'spring', { ...told, deadline: iso(75) }, await stamp());
  const run = await readRun('ada', 'spring');
  expect(run?.pausedSince).toBeUndefined();
  expect(run?.deadlineAtMs).toBe(startedAtMs + 75 * 60_000);
});

test('a second start takes newer values from the server, and keeps the local unsent chain', async () => {
  await submitCodeInRun(code('a'), at(1));
  const waiting = await readRun('ada', 'spring');
  await store(started({ scores: { P1: 40 }, sequence: 0, previousHash: 'first' }));
  expect(await readRun('ada', 'spring')).toMatchObject({
    sequence: 1,
    previousHash: waiting?.previousHash,
    scores: { P1: 40 },
  });
  await acknowledge({ ...submitted, contest: { state: 'late', writtenTime: iso(1) } });
  expect((await appDb.submissions.toArray())[0]).toMatchObject({ contest: { state: 'late' } });
  await store(started({ sequence: 3, previousHash: 'third' }));
  expect(await readRun('ada', 'spring')).toMatchObject({ sequence: 3, previousHash: 'third' });
});

test('an answer older than the latest acknowledgement reverts nothing', async () => {
  await submitCodeInRun(code('a'), at(1));
  await finishRun(place, at(2));
  const asked = await stamp();
  const run = await readRun('ada', 'spring');
  await acknowledge(submitted);
  await acknowledge({ end: { reason: 'finished', at: iso(2) } });
  await storeStart('ada', started(), asked);
  await mergeServerRun('ada', 'spring', { startedAt: iso(0), deadline: iso(60), end: null }, asked);
  const { sequence, previousHash } = run ?? {};
  expect(await readRun('ada', 'spring')).toMatchObject({
    sequence,
    previousHash,
    end: { reason: 'finished' },
  });
});

test('CRUN-17 one tab reports each mark of the clock once', async () => {
  const claims = await Promise.all([1, 2, 3].map(() => claimMarks('ada', 'spring', [10, 5])));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimMarks('ada', 'spring', [10, 5, 1])).toBe(true);
  expect(await claimMarks('ada', 'spring', [10, 5])).toBe(false);
});

test('CRUN-17 after extra time the marks that are ahead again are reported again', async () => {
  await claimMarks('ada', 'spring', [10, 5, 1]);
  expect(await claimMarks('ada', 'spring', [10])).toBe(false);
  expect(await readRun('ada', 'spring')).toMatchObject({ toldMarks: [10] });
  expect(await claimMarks('ada', 'spring', [10, 5])).toBe(true);
  expect(await claimMarks('ada', 'spring', [])).toBe(false);
  expect(await claimMarks('ada', 'spring', [10])).toBe(true);
});

test('Offline 2 only entries of the run itself are unsent work of the run', async () => {
  const other = { account: 'ada', problemID: 'P1', language: 'PYTHON3', code: 'other' } as const;
  await submitCode({ ...other, type: 'problem' });
  await submitCode({ ...other, account: 'bob', code: 'bob', type: 'problem' });
  expect(await hasUnsentWork('ada', 'spring')).toBe(false);
  await acknowledge(submitted);
  await submitCodeInRun(code('a'), at(1));
  expect(await hasUnsentWork('ada', 'spring')).toBe(true);
  expect(await hasUnsentWork('bob', 'spring')).toBe(false);
  await acknowledge(submitted);
  expect(await hasUnsentWork('ada', 'spring')).toBe(false);
});

test('Offline 2 practice of a virtual run is unsent work of that run', async () => {
  const slug = virtualSlug('spring');
  const row = await readRun('ada', 'spring');
  if (!row) throw new Error('No run');
  await appDb.contestRuns.put({ ...row, contestSlug: slug });
  expect(await hasUnsentWork('ada', slug)).toBe(false);
  await submitCodeInVirtualRun({ ...code('a'), contestSlug: slug }, at(1));
  expect(await hasUnsentWork('ada', slug)).toBe(true);
  expect(await hasUnsentWork('ada', 'spring')).toBe(false);
  await acknowledge(submitted);
  expect(await hasUnsentWork('ada', slug)).toBe(false);
});
