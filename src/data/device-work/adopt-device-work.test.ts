import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { readAnswerDraft, saveAnswerDraft } from '../drafts/answer-drafts';
import { readCustomInput, saveCustomInput } from '../drafts/custom-inputs';
import { draftVersions, readDraft, saveDraft } from '../drafts/drafts';
import { outboxSummary } from '../outbox/outbox';
import type { EntryError } from '../outbox/outbox-entry';
import { fileReport, readReport } from '../work/reports';
import { readSubmission, submitCode } from '../work/submissions';
import { adoptDeviceWork } from './adopt-device-work';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const input = { language: 'PYTHON3', code: 'print(1)', type: 'problem' } as const;
const submit = (account: string, problemID: string) => submitCode({ ...input, account, problemID });
const entryOf = (id: string) => appDb.outbox.get({ id });
const claim = (accounts: string[]) => claimOne({ owner: 't', now: Date.now(), leaseMs: 60_000, accounts });
const signInFirst: EntryError = { errorCode: 'UNAUTHENTICATED', error: '', message: '', at: 9 };

test('work submitted signed out moves to the account, with its key and its code', async () => {
  const [p, q] = [await submit('device', 'P'), await submit('device', 'Q')];
  expect(await adoptDeviceWork('ada')).toBe(2);
  for (const [id, problemID] of [
    [p, 'P'],
    [q, 'Q'],
  ] as const) {
    expect(await entryOf(id)).toMatchObject({ account: 'ada', stream: `ada/problem:${problemID}`, open: 1 });
    expect(await readSubmission(id)).toMatchObject({ account: 'ada', problemID, receipt: 'saved' });
  }
  expect((await claim(['device'])).entry).toBeUndefined();
  expect((await claim(['ada'])).entry).toMatchObject({ id: p, payload: { code: 'print(1)' } });
  expect(await adoptDeviceWork('bob')).toBe(0);
});

test('an attempted entry stays anonymous, because the server may have it', async () => {
  const id = await submit('device', 'P');
  const { entry } = await claim(['device']);
  expect(await adoptDeviceWork('ada')).toBe(0);
  const fence = { id, owner: 't', attempts: entry?.attempts ?? 0 };
  await settleOne(fence, { type: 'retry', nextAt: 0, error: signInFirst });
  expect(await adoptDeviceWork('ada')).toBe(0);
  expect(await entryOf(id)).toMatchObject({ account: 'device', stream: 'device/problem:P', state: 'queued' });
  expect(await readSubmission(id)).toMatchObject({ account: 'device' });
});

test('an entry that waited for a sign-in becomes ready to send', async () => {
  const [tried, waiting] = [await submit('device', 'P'), await submit('device', 'Q')];
  const { entry } = await claim(['device']);
  const fence = { id: tried, owner: 't', attempts: entry?.attempts ?? 0 };
  await settleOne(fence, { type: 'signIn', error: signInFirst });
  expect(await readSubmission(waiting)).toMatchObject({ receipt: 'signInNeeded' });
  expect(await adoptDeviceWork('ada')).toBe(1);
  expect(await outboxSummary('ada')).toMatchObject({ waiting: 1, paused: 0 });
  expect((await entryOf(waiting))?.error).toBeUndefined();
  expect(await readSubmission(waiting)).toMatchObject({ account: 'ada', receipt: 'saved' });
});

const draft = { problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;

test('drafts move to the account too, and the next user finds none of them', async () => {
  const key = { account: 'device', ...draft };
  await saveDraft(key, 'print(1)', 1);
  await saveDraft(key, 'print(2)', 2);
  await adoptDeviceWork('ada');
  expect(await readDraft({ ...key, account: 'ada' })).toMatchObject({ code: 'print(2)' });
  expect(await draftVersions({ ...key, account: 'ada' })).toMatchObject([{ code: 'print(1)' }]);
  expect(await readDraft(key)).toBeUndefined();
  await adoptDeviceWork('bob');
  expect(await readDraft({ ...key, account: 'bob' })).toBeUndefined();
});

test('a draft of the account stays unchanged, and the draft of the device becomes an older version', async () => {
  const own = { account: 'ada', ...draft };
  await saveDraft(own, 'mine', 1);
  await saveDraft({ ...own, account: 'device' }, 'here', 2);
  await adoptDeviceWork('ada');
  expect(await readDraft(own)).toMatchObject({ code: 'mine' });
  expect(await draftVersions(own)).toMatchObject([{ code: 'here' }]);
});

test('an unfinished answer and an input move to the account unless it has its own; the next user finds none', async () => {
  await saveAnswerDraft('device', 'P', 'A');
  await saveAnswerDraft('device', 'Q', 'B');
  await saveAnswerDraft('ada', 'Q', 'C');
  await saveCustomInput('device', 'P', '1 2');
  await adoptDeviceWork('ada');
  expect(await readAnswerDraft('ada', 'P')).toEqual('A');
  expect(await readAnswerDraft('ada', 'Q')).toEqual('C');
  expect(await readCustomInput('ada', 'P')).toBe('1 2');
  await adoptDeviceWork('bob');
  expect(await appDb.kv.toCollection().primaryKeys()).toEqual([
    'answerDraft/ada/P',
    'answerDraft/ada/Q',
    'customInput/ada/P',
  ]);
});

test('a report written signed out is sent anonymously, also after a sign-in', async () => {
  const id = await fileReport({
    account: 'device',
    type: 'bug',
    description: 'It broke.',
    email: '',
    screenshot: undefined,
    currentURL: 'https://x.example/',
    screenWidth: 1,
    screenHeight: 1,
  });
  expect(await adoptDeviceWork('ada')).toBe(0);
  expect(await readReport(id)).toMatchObject({ account: 'device' });
  expect((await claim(['ada', 'device'])).entry).toMatchObject({ id, account: 'device' });
});

test('the work of other accounts does not move', async () => {
  const others = await submit('bob', 'P');
  await saveDraft({ account: 'bob', ...draft }, 'print(2)');
  expect(await adoptDeviceWork('ada')).toBe(0);
  expect(await readDraft({ account: 'bob', ...draft })).toMatchObject({ code: 'print(2)' });
  expect(await entryOf(others)).toMatchObject({ account: 'bob' });
});

test('all work moves, or nothing', async () => {
  const id = await submit('device', 'P');
  const fail = () => {
    throw new Error('the disk is full');
  };
  appDb.submissions.hook('updating', fail);
  await expect(adoptDeviceWork('ada')).rejects.toThrow('the disk is full');
  appDb.submissions.hook('updating').unsubscribe(fail);
  expect(await entryOf(id)).toMatchObject({ account: 'device', stream: 'device/problem:P' });
});
