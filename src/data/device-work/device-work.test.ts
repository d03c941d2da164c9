import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne } from '../../sync/drain/testbed/one-entry';
import { dexieOutbox } from '../claims/dexie-outbox';
import { appDb } from '../db/app-db';
import { readAnswerDraft, saveAnswerDraft } from '../drafts/answer-drafts';
import { readDraft, saveDraft } from '../drafts/drafts';
import { saveWizardDraft, wizardDraftsOf } from '../wizards/wizard-drafts';
import { fileReport } from '../work/reports';
import { readSubmission, submitCode } from '../work/submissions';
import {
  deviceWorkFor,
  holdDeviceWork,
  isUndecided,
  keepDeviceWorkSeparate,
  takeOverDeviceWork,
} from './device-work';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const key = { account: 'device', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
const submit = (problemID: string) =>
  submitCode({ account: 'device', language: 'PYTHON3', code: 'print(1)', type: 'problem', problemID });
const claim = (accounts: string[]) => claimOne({ owner: 't', now: Date.now(), leaseMs: 60_000, accounts });
const asksAda = async () => isUndecided('ada', await deviceWorkFor('ada'));

async function workSignedOut(): Promise<string> {
  await saveDraft(key, 'print(2)');
  await saveAnswerDraft('device', 'Q', 'A');
  await saveWizardDraft({ account: 'device', kind: 'contest', id: 'c', name: 'Cup', value: {} });
  return await submit('P');
}

test('Offline 6 work written signed out does not move and is not sent before the next account decides', async () => {
  const id = await workSignedOut();
  await holdDeviceWork();
  expect(await deviceWorkFor('ada')).toMatchObject({
    drafts: 1,
    answers: 1,
    creations: 1,
    unsent: 1,
    solved: 0,
    answered: 0,
  });
  expect(await asksAda()).toBe(true);
  expect((await claim(['ada', 'device'])).entry).toBeUndefined();
  expect(await readSubmission(id)).toMatchObject({ account: 'device', receipt: 'signInNeeded' });
  expect(await readDraft({ ...key, account: 'ada' })).toBeUndefined();
  // Sign-out without a decision: anonymous work continues.
  await dexieOutbox.resume('device');
  expect((await claim(['device'])).entry).toMatchObject({ id, account: 'device' });
});

test('Offline 6 work that is taken over belongs to the account and is sent under it; the next user is not asked', async () => {
  const id = await workSignedOut();
  await holdDeviceWork();
  await takeOverDeviceWork('ada');
  expect(await readDraft({ ...key, account: 'ada' })).toMatchObject({ code: 'print(2)' });
  expect(await readAnswerDraft('ada', 'Q')).toBe('A');
  expect(await wizardDraftsOf('ada', 'contest')).toMatchObject([{ id: 'c', name: 'Cup' }]);
  expect(await wizardDraftsOf('device', 'contest')).toEqual([]);
  expect((await claim(['ada', 'device'])).entry).toMatchObject({ id, account: 'ada' });
  expect((await deviceWorkFor('bob')).items).toEqual([]);
});

test('Offline 6 work kept separate stays with the device, is sent anonymously, and other users are asked separately', async () => {
  const id = await workSignedOut();
  await holdDeviceWork();
  await keepDeviceWorkSeparate('ada');
  expect(await readDraft(key)).toMatchObject({ code: 'print(2)' });
  expect((await claim(['ada', 'device'])).entry).toMatchObject({ id, account: 'device' });
  expect(await asksAda()).toBe(false);
  // Kept work can still be adopted from the profile, and another account is asked.
  expect((await deviceWorkFor('ada')).drafts).toBe(1);
  expect(await isUndecided('bob', await deviceWorkFor('bob'))).toBe(true);
  await saveDraft({ ...key, problemID: 'R' }, 'print(3)');
  expect(await asksAda()).toBe(true);
});

test('a report written signed out is not held, and belongs to no account', async () => {
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
  await holdDeviceWork();
  expect((await deviceWorkFor('ada')).items).toEqual([]);
  expect((await claim(['ada', 'device'])).entry).toMatchObject({ id, account: 'device' });
});
