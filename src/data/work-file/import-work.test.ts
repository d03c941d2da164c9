import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { exportUnsent } from '../device-work/unsent-work';
import { readAnswerDraft, saveAnswerDraft } from '../drafts/answer-drafts';
import { draftVersions, readDraft, saveDraft } from '../drafts/drafts';
import { submitAnswer } from '../work/answers';
import { editProfile } from '../work/profile-edits';
import { fileReport } from '../work/reports';
import { submissionsOf, submitCode } from '../work/submissions';
import { applyImport, type ImportPlan, planImport } from './import-work';

const key = { account: 'u1', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
/** The first bytes of a one-pixel PNG. */
const screenshot = Uint8Array.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010806000000'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

const clear = () => Promise.all(appDb.tables.map((table) => table.clear()));
beforeEach(clear);

const code = (account: string, problemID = 'P') =>
  submitCode({ account, problemID, language: 'PYTHON3', code: 'print(1)', type: 'problem' });

async function workOf(account: string): Promise<string> {
  await code(account);
  await submitAnswer({ account, problemID: 'Q', answer: 'option_1' });
  await editProfile(account, { displayName: 'Ada' });
  await fileReport({
    account,
    type: 'bug',
    description: 'It creaks.',
    email: '',
    currentURL: '/',
    screenWidth: 390,
    screenHeight: 844,
    screenshot,
  });
  await saveDraft({ ...key, account }, 'print("draft")', 1000);
  await saveAnswerDraft(account, 'R', 'option_0');
  return JSON.stringify(await exportUnsent(account));
}

async function planned(text: string, account = 'u1'): Promise<ImportPlan> {
  const result = await planImport(text, account);
  if (!result.ok) throw new Error(result.message);
  return result.plan;
}
const refusal = async (text: string, account = 'u1') => {
  const result = await planImport(text, account);
  return result.ok ? null : result.message;
};
const contents = async () => ({
  outbox: (await appDb.outbox.orderBy('seq').toArray()).map(({ seq: _, ...row }) => row),
  payloads: await appDb.payloads.toArray(),
  rows: await Promise.all(
    [appDb.submissions, appDb.answers, appDb.profileEdits, appDb.reports].map((table) => table.toArray()),
  ),
});

test('an import on another device restores keys, order, payloads and rows', async () => {
  const text = await workOf('u1');
  const there = await contents();
  await clear();
  await applyImport(await planned(text));
  expect(await contents()).toEqual(there);
  expect(await readDraft(key)).toEqual({ code: 'print("draft")', updatedAt: 1000 });
  expect(await readAnswerDraft('u1', 'R')).toBe('option_0');
});

test('a second import, or an import on the original device, changes nothing', async () => {
  const text = await workOf('u1');
  const before = await contents();
  const plan = await planned(text);
  expect(new Set(plan.items.map(({ outcome }) => outcome))).toEqual(new Set(['known']));
  expect(plan.drafts.map(({ outcome }) => outcome)).toEqual(['same']);
  await applyImport(plan);
  expect(await contents()).toEqual(before);
  await clear();
  await applyImport(await planned(text));
  const once = await contents();
  await applyImport(await planned(text));
  expect(await contents()).toEqual(once);
});

test('recognizes an old submission even if its entry is deleted', async () => {
  const id = await code('u1');
  const text = JSON.stringify(await exportUnsent('u1'));
  const { entry } = await claimOne({ owner: 'me', now: 1, leaseMs: 9, accounts: ['u1'] });
  const fence = { id, owner: 'me', attempts: entry?.attempts ?? 0 };
  await settleOne(fence, { type: 'done', at: 2, result: { submissionID: 's', status: 'queued' } });
  await appDb.outbox.clear();
  await applyImport(await planned(text));
  expect(await appDb.outbox.count()).toBe(0);
  expect(await submissionsOf('u1', 'P')).toHaveLength(1);
});

test.each([
  { here: undefined, outcome: 'new', now: 'theirs', earlier: [] },
  { here: { code: 'theirs', at: 9000 }, outcome: 'same', now: 'theirs', earlier: [] },
  { here: { code: 'mine', at: 1000 }, outcome: 'newer', now: 'theirs', earlier: ['mine'] },
  { here: { code: 'mine', at: 9000 }, outcome: 'older', now: 'mine', earlier: ['theirs'] },
])('a draft in the file is $outcome: no text is lost, whichever is newer', async (c) => {
  await saveDraft(key, 'theirs', 5000);
  const text = JSON.stringify(await exportUnsent('u1'));
  await clear();
  if (c.here) await saveDraft(key, c.here.code, c.here.at);
  const plan = await planned(text);
  expect(plan.drafts.map(({ outcome }) => outcome)).toEqual([c.outcome]);
  await applyImport(plan);
  await applyImport(plan);
  expect((await readDraft(key))?.code).toBe(c.now);
  expect((await draftVersions(key)).map((version) => version.code)).toEqual(c.earlier);
});

test('refuses the file of another account with a message', async () => {
  await code('u2');
  const text = JSON.stringify(await exportUnsent('u2', 'grace'));
  expect(await refusal(text)).toContain('the work of @grace. Sign in with that account');
  expect(await refusal(text, 'device')).toContain('@grace');
});

test('work written signed out goes to the importing account, but attempted work is sent only from its own device', async () => {
  await code('device', 'TRIED');
  await claimOne({ owner: 'me', now: 1, leaseMs: 9, accounts: ['device'] });
  const fresh = await code('device', 'FRESH');
  await saveDraft({ ...key, account: 'device' }, 'typed signed out');
  const text = JSON.stringify(await exportUnsent('device'));
  await clear();
  const plan = await planned(text);
  expect(plan.items).toMatchObject([{ outcome: 'left' }, { outcome: 'new' }]);
  await applyImport(plan);
  expect(await appDb.outbox.toArray()).toMatchObject([
    { id: fresh, account: 'u1', stream: 'u1/problem:FRESH' },
  ]);
  expect((await readDraft(key))?.code).toBe('typed signed out');
});

test('reports what is wrong with a file, and stores nothing of it', async () => {
  const good = JSON.parse(await workOf('u1'));
  await clear();
  const damaged = (change: (file: typeof good) => void) => {
    const file = structuredClone(good);
    change(file);
    return refusal(JSON.stringify(file));
  };
  expect(await refusal('%PDF')).toContain('not JSON');
  expect(await refusal('null')).toContain('not a Codeferry export');
  expect(await refusal('{"format":"other"}')).toContain('not a Codeferry export');
  expect(await damaged((file) => (file.version = 99))).toContain('A newer version of Codeferry');
  expect(await damaged((file) => (file.items[1].id = '1; drop'))).toContain('At items.1.id: is not an id');
  expect(await damaged((file) => (file.drafts[0].language = 'COBOL'))).toContain('At drafts.0.language');
  expect(await damaged((file) => (file.exportedAt = 'noon'))).toContain('is not a time');
  expect(await appDb.outbox.count()).toBe(0);
});

test('skips an item that the contract refuses, with its reason, and imports the others', async () => {
  const file = JSON.parse(await workOf('u1'));
  await clear();
  file.items[0].payload.code = ' ';
  file.items[1].kind = 'somethingNew';
  file.items[2].payload.uid = 'u2';
  const plan = await planned(JSON.stringify(file));
  expect(plan.items).toMatchObject([
    { outcome: 'left', reason: 'Code cannot be empty.' },
    { outcome: 'left', reason: expect.stringContaining('newer version') },
    { outcome: 'left', reason: 'It belongs to another account.' },
    { outcome: 'new', kind: 'bugReport' },
  ]);
  await applyImport(plan);
  expect((await appDb.outbox.toArray()).map(({ kind }) => kind)).toEqual(['bugReport']);
});

test('a file of the version before, which had no drafts, is read', async () => {
  await code('u1');
  const { drafts: _, answers: __, ...file } = await exportUnsent('u1');
  await clear();
  await applyImport(await planned(JSON.stringify({ ...file, version: 1 })));
  expect(await submissionsOf('u1', 'P')).toHaveLength(1);
});

test('a file of a build whose entries depended on others is read, and each entry is sent on its own', async () => {
  const id = await code('u1');
  const file = await exportUnsent('u1');
  await clear();
  const dependsOn = '00000000-0000-4000-8000-000000000000';
  const items = file.items.map((item) => ({ ...item, state: 'blocked', dependsOn }));
  await applyImport(await planned(JSON.stringify({ ...file, items })));
  expect(await appDb.outbox.toArray()).toMatchObject([{ id, state: 'queued' }]);
  expect((await claimOne({ owner: 'me', now: 1, leaseMs: 9, accounts: ['u1'] })).entry?.id).toBe(id);
});
