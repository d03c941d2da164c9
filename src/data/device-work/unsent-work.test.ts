import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NewContest } from '../../../contract/entities/contest/new-contest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { saveCustomInput } from '../drafts/custom-inputs';
import { saveDraft } from '../drafts/drafts';
import { discardEntries } from '../outbox/outbox';
import { createFromDraft } from '../wizards/creations';
import { submitAnswer } from '../work/answers';
import { editProfile, storePreferences } from '../work/profile-edits';
import { submissionsOf, submitCode } from '../work/submissions';
import { planImport } from '../work-file/import-work';
import { forgetAccount } from './forget-account';
import { countUnsent, exportEntry, exportUnsent } from './unsent-work';

const code = (account: string) =>
  submitCode({ account, problemID: 'P', language: 'PYTHON3', code: 'print(1)', type: 'problem' });

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

test('the file contains the unsent work of this account in order, and no work of others', async () => {
  const first = await code('u1');
  await code('u2');
  const second = await submitAnswer({ account: 'u1', problemID: 'Q', answer: true });
  expect(await countUnsent('u1')).toBe(2);
  const file = await exportUnsent('u1', 'ada', 0);
  expect(file).toMatchObject({ format: 'codeferry-unsent', version: 3, account: 'u1', username: 'ada' });
  expect(file.items.map(({ id }) => id)).toEqual([first, second]);
  expect(file.items[0]).toMatchObject({ kind: 'codeSubmit', payload: { problemID: 'P', code: 'print(1)' } });
});

test('acknowledged work is not unsent; refused work is', async () => {
  const sent = await code('u1');
  const { entry } = await claimOne({ owner: 'me', now: 1, leaseMs: 9, accounts: ['u1'] });
  const fence = { id: sent, owner: 'me', attempts: entry?.attempts ?? 0 };
  await settleOne(fence, { type: 'done', at: 2, result: { submissionID: 's', status: 'queued' } });
  expect(await countUnsent('u1')).toBe(0);
  const refused = await code('u1');
  const again = await claimOne({ owner: 'me', now: 1, leaseMs: 9, accounts: ['u1'] });
  const error = { errorCode: 'X', error: 'No', message: 'No.', at: 2 };
  await settleOne(
    { id: refused, owner: 'me', attempts: again.entry?.attempts ?? 0 },
    { type: 'refused', error },
  );
  expect((await exportUnsent('u1')).items).toMatchObject([{ id: refused, state: 'refused' }]);
});

test('exported work can be removed; work that is being sent stays', async () => {
  const kept = await code('u1');
  const other = { account: 'u1', problemID: 'R', language: 'CPP17', code: 'int main(){}' } as const;
  const removed = await submitCode({ ...other, type: 'problem' });
  await claimOne({ owner: 'me', now: 1, leaseMs: 9, accounts: ['u1'] });
  await discardEntries([kept, removed]);
  expect((await exportUnsent('u1')).items.map(({ id }) => id)).toEqual([kept]);
  expect(await submissionsOf('u1', 'R')).toEqual([]);
});

test('deleting an account removes all its work from the device, and no work of others', async () => {
  for (const account of ['u1', 'u2']) {
    await code(account);
    await saveDraft({ account, problemID: 'P', language: 'PYTHON3', contestSlug: '' }, 'x');
    await saveCustomInput(account, 'P', '1 2');
    await editProfile(account, { displayName: 'Ada' });
    await storePreferences(account, { theme: 'dark', language: 'CPP17' });
  }
  const counts = async () => {
    const rows = await Promise.all(appDb.tables.map((table) => table.count()));
    return rows.reduce((sum, count) => sum + count, 0);
  };
  const both = await counts();
  await forgetAccount('u1');
  expect(await counts()).toBe(both / 2);
  expect(await countUnsent('u2')).toBe(2);
});

test('Offline 5 a waiting or refused new contest is exported completely, and imported on another device', async () => {
  const contest = z.parse(NewContest, { ...minimalContest, name: 'Night Cup' });
  const id = await createFromDraft('contest', 'u1', 'draft-1', contest);
  const file = await exportEntry(id, 0);
  expect(file).toMatchObject({
    account: 'u1',
    drafts: [],
    items: [{ id, kind: 'contestCreate', tried: false }],
  });
  await Promise.all(appDb.tables.map((table) => table.clear()));
  const planned = await planImport(JSON.stringify(file), 'u1');
  expect(planned).toMatchObject({
    plan: { items: [{ outcome: 'new', entry: { id, payload: { name: 'Night Cup' } } }] },
  });
  expect(await exportEntry('gone')).toBeUndefined();
});
