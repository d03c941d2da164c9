import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NewContest } from '../../../contract/entities/contest/new-contest';
import { NewProblem } from '../../../contract/entities/problem/new-problem';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { payloadFixtures } from '../../../contract/fixtures/payloads';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { outboxSummary, retryEntry } from '../outbox/outbox';
import { countCreationOutcomes, takeCreationOutcomes } from './creation-outcomes';
import { createFromDraft, creationsOf, isSubmitted, refusalOfDraft } from './creations';
import { saveWizardDraft } from './wizard-drafts';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const account = 'ada';
const contest = z.parse(NewContest, { ...minimalContest, name: 'Cup' });
const draft = { account, kind: 'contest', id: 'd1', name: 'Cup', value: {} } as const;
const fields = [{ path: 'problems.0', message: 'There is no problem X.' }];
const error = { errorCode: 'PROBLEM_NOT_FOUND', error: 'e', message: 'm', fields };

async function claim(now: number) {
  const { entry } = await claimOne({ owner: 'tab', now, leaseMs: 50, accounts: [account] });
  return { id: entry?.id ?? '', owner: 'tab', attempts: entry?.attempts ?? 0 };
}

test('each outcome is announced once: a refusal with its fields, then the success after a new attempt', async () => {
  await saveWizardDraft(draft);
  const id = await createFromDraft('contest', account, 'd1', contest, { awaitedUntil: 1000 });
  const at = Date.now() + 1;
  await settleOne(await claim(0), { type: 'refused', error: { ...error, at } });
  // The wizard still waits for the answer.
  expect(await countCreationOutcomes(account, 999)).toEqual({ due: 0, nextAt: 1000 });
  expect(await takeCreationOutcomes(account, 999)).toEqual([]);
  const [taken, ...others] = await takeCreationOutcomes(account, 1000);
  expect(taken).toMatchObject({
    kind: 'contest',
    row: { draftID: 'd1', receipt: 'refused', refusal: error },
  });
  expect(others).toEqual([]);
  expect(await takeCreationOutcomes(account, 1000)).toEqual([]);
  expect((await refusalOfDraft('contest', account, 'd1'))?.fields).toEqual(fields);

  await retryEntry(id);
  await settleOne(await claim(2), {
    type: 'done',
    at: 3,
    result: { slug: 'cup', redirect: '/contests/cup' },
  });
  expect(await takeCreationOutcomes('ben', 1000)).toEqual([]);
  const sent = await Promise.all([takeCreationOutcomes(account, 1000), takeCreationOutcomes(account, 1000)]);
  expect(sent.flat()).toMatchObject([{ kind: 'contest', row: { receipt: 'sent', slug: 'cup' } }]);
});

test('the faults that the server found are about the draft only until its author changes it', async () => {
  await saveWizardDraft(draft);
  await createFromDraft('contest', account, 'd1', contest);
  await settleOne(await claim(0), { type: 'refused', error: { ...error, at: Date.now() } });
  expect(await refusalOfDraft('contest', account, 'd1')).toMatchObject({ message: 'm' });
  await appDb.wizardDrafts.toCollection().modify({ updatedAt: Date.now() + 1 });
  expect(await refusalOfDraft('contest', account, 'd1')).toBeUndefined();
});

test('a creation that waits for the judge tells its reason, and is no trouble of the server', async () => {
  await saveWizardDraft(draft);
  await createFromDraft('contest', account, 'd1', contest);
  const waits = (errorCode: string) => ({
    type: 'retry' as const,
    nextAt: 0,
    error: { errorCode, error: 'e', message: 'No judge is running.', at: 0 },
  });
  await settleOne(await claim(0), waits('UNAVAILABLE'));
  expect(await creationsOf('contest', account)).toMatchObject([{ judgeReason: undefined }]);
  expect(await outboxSummary(account)).toMatchObject({
    waiting: 1,
    isFailing: true,
    stopCode: 'UNAVAILABLE',
  });
  await settleOne(await claim(1), waits('JUDGE_NEEDED'));
  expect(await creationsOf('contest', account)).toMatchObject([{ judgeReason: 'No judge is running.' }]);
  const held = { waiting: 1, isFailing: false };
  expect(await outboxSummary(account)).toMatchObject({ ...held, stopCode: 'JUDGE_NEEDED' });
  await settleOne(await claim(2), waits('TOO_MANY_REQUESTS'));
  expect(await outboxSummary(account)).toMatchObject({ ...held, stopCode: 'TOO_MANY_REQUESTS' });
});

test('a stale change keeps its draft, and the next change of the problem takes its place in the outbox', async () => {
  const minimal = payloadFixtures.find(
    (one) => one.call === 'problemCreate' && one.title === 'a minimal body',
  );
  const problem = z.parse(NewProblem, minimal?.body);
  const change = (version: number) => ({ problemID: 'sums', version, problem });
  const ofProblem = { account, kind: 'problem', id: 'change-sums', name: 'Sums', value: {} } as const;
  await saveWizardDraft(ofProblem);
  const first = await createFromDraft('problemChange', account, 'change-sums', change(1));
  // A second tab sends nothing twice.
  expect(await createFromDraft('problemChange', account, 'change-sums', change(1))).toBe(first);
  const stale = { ...error, errorCode: 'PROBLEM_EDITED', fields: [], at: Date.now() };
  await settleOne(await claim(0), { type: 'refused', error: stale });
  expect(await takeCreationOutcomes(account, 1)).toMatchObject([
    { kind: 'problemChange', row: { problemID: 'sums', baseVersion: 1, receipt: 'refused' } },
  ]);
  expect(await appDb.wizardDrafts.count()).toBe(1);
  const second = await createFromDraft('problemChange', account, 'change-sums', change(2));
  expect(await appDb.problemChanges.toCollection().primaryKeys()).toEqual([second]);
  await settleOne(await claim(2), { type: 'done', at: 3, result: { id: 'sums', version: 3 } });
  expect(await appDb.problemChanges.get(second)).toMatchObject({ receipt: 'sent', version: 3 });
  expect(await appDb.wizardDrafts.count()).toBe(0);
  expect(await isSubmitted('problem', account, 'change-sums')).toBe(false);
});
