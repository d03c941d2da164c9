import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NewContest } from '../../../contract/entities/contest/new-contest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { appDb } from '../db/app-db';
import { readAnswerDraft, saveAnswerDraft } from '../drafts/answer-drafts';
import { readCustomInput, saveCustomInput } from '../drafts/custom-inputs';
import { readMessageDraft, saveMessageDraft } from '../drafts/message-drafts';
import { createFromDraft } from '../wizards/creations';
import { readWizardDraft, saveWizardDraft } from '../wizards/wizard-drafts';
import { applyImport, type ImportPlan, planImport } from './import-work';
import { exportEntryWithDraft, exportWork } from './wizard-drafts-file';

const clear = () => Promise.all(appDb.tables.map((table) => table.clear()));
beforeEach(clear);

const logo = new Uint8Array([0, 255, 7]);
const cases = new Map([['k1', { input: '1\n', output: '2\n' }]]);

async function write(account: string): Promise<void> {
  const problem = { account, kind: 'problem', id: 'd1', name: 'Two Sums' } as const;
  await saveWizardDraft({
    ...problem,
    value: { title: 'Two Sums', testCases: [{ key: 'k1' }] },
    parts: cases,
  });
  await saveWizardDraft({ account, kind: 'contest', id: 'd2', name: '', value: { customLogo: logo } });
}
const file = async (account = 'u1') => JSON.stringify(await exportWork(account, 'ada'));
async function plan(text: string, account = 'u1'): Promise<ImportPlan> {
  const planned = await planImport(text, account);
  if (!planned.ok) throw new Error(planned.message);
  return planned.plan;
}
const outcomes = ({ wizardDrafts }: ImportPlan) => wizardDrafts.map(({ outcome }) => outcome);

test.each(['u1', 'device'])(
  'Offline 10 a work file moves drafts of contests and problems of %s with their test cases and pictures',
  async (writer) => {
    await write(writer);
    await saveWizardDraft({ account: 'u2', kind: 'problem', id: 'd3', name: 'Theirs', value: {} });
    const text = await file(writer);
    await clear();
    const planned = await plan(text);
    expect(outcomes(planned)).toEqual(['new', 'new']);
    await applyImport(planned);
    expect(await readWizardDraft('u1', 'problem', 'd1')).toEqual({
      value: { title: 'Two Sums', testCases: [{ key: 'k1' }] },
      parts: cases,
    });
    expect((await readWizardDraft('u1', 'contest', 'd2'))?.value).toEqual({ customLogo: logo });
    expect(await readWizardDraft('u1', 'problem', 'd3')).toBeUndefined();
    expect(outcomes(await plan(text))).toEqual(['known', 'known']);
  },
);

test('Offline 10 a draft with another text here stays, and the import says so', async () => {
  await write('u1');
  const text = await file();
  await clear();
  await saveWizardDraft({ account: 'u1', kind: 'problem', id: 'd1', name: 'Mine', value: { title: 'Mine' } });
  await appDb.wizardDrafts.toCollection().modify({ updatedAt: 5 });
  const planned = await plan(text);
  expect(planned.wizardDrafts).toContainEqual({
    id: 'd1',
    outcome: 'left',
    reason:
      'This device has another version of the draft “Two Sums”. Discard that one, then import the file again.',
  });
  await applyImport(planned);
  expect((await readWizardDraft('u1', 'problem', 'd1'))?.value).toEqual({ title: 'Mine' });
});

test('Offline 5 an imported contest still has its draft, which a refusal leads to and a delivery deletes', async () => {
  await write('u1');
  const contest = z.parse(NewContest, { ...minimalContest, name: 'Night Cup' });
  const id = await createFromDraft('contest', 'u1', 'd2', contest);
  const text = JSON.stringify(await exportEntryWithDraft(id));
  await clear();
  await applyImport(await plan(text));
  expect(await appDb.contestCreations.get(id)).toMatchObject({ draftID: 'd2', receipt: 'saved' });
  expect(await readWizardDraft('u1', 'contest', 'd2')).toBeDefined();
  expect(await readWizardDraft('u1', 'problem', 'd1')).toBeUndefined();
  await appDb.contestCreations.update(id, { receipt: 'sent' });
  await appDb.wizardDrafts.clear();
  expect(outcomes(await plan(text))).toEqual(['known']);
});

test('a delivery of an imported contest never deletes another draft with the same id', async () => {
  await write('u1');
  const contest = z.parse(NewContest, { ...minimalContest, name: 'Night Cup' });
  const id = await createFromDraft('contest', 'u1', 'd2', contest);
  const text = await file();
  await clear();
  await saveWizardDraft({ account: 'u1', kind: 'contest', id: 'd2', name: 'Mine', value: { name: 'Mine' } });
  await appDb.wizardDrafts.toCollection().modify({ updatedAt: 5 });
  await applyImport(await plan(text));
  expect((await appDb.contestCreations.get(id))?.draftID).toBe(id);
});

test('a damaged picture of a draft stops only this draft', async () => {
  await write('u1');
  const text = (await file()).replace('"AP8H"', '"*"');
  await clear();
  const planned = await plan(text);
  expect(outcomes(planned).sort()).toEqual(['left', 'new']);
});

async function type(account: string): Promise<string> {
  await saveCustomInput(account, 'SUM', '1 2');
  await saveAnswerDraft(account, 'Q', 'option_1', 'spring');
  await saveMessageDraft(account, 'question/spring', 'Does a bowline count?');
  const text = await file(account);
  await clear();
  return text;
}
const typedOf = async (account: string) => [
  await readCustomInput(account, 'SUM'),
  await readAnswerDraft(account, 'Q', 'spring'),
  await readMessageDraft(account, 'question/spring'),
];

test('Offline 10 a work file moves custom inputs, answers in contests and texts to organisers', async () => {
  const text = await type('u1');
  await applyImport(await plan(text));
  expect(await typedOf('u1')).toEqual(['1 2', 'option_1', 'Does a bowline count?']);
  expect((await plan(text)).typed.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'known']);
});

test('Offline 10 what is typed here stays, and answers in a contest never reach another account', async () => {
  const text = await type('device');
  await saveCustomInput('u1', 'SUM', 'mine');
  await applyImport(await plan(text));
  expect(await typedOf('u1')).toEqual(['mine', undefined, 'Does a bowline count?']);
});

test('a custom input of any length is imported', async () => {
  const input = '7 '.repeat(1_000_000);
  await saveCustomInput('u1', 'SUM', input);
  const text = await file('u1');
  await clear();
  await applyImport(await plan(text));
  expect(await readCustomInput('u1', 'SUM')).toBe(input);
});

test('a file of an older build without typed values is imported', async () => {
  const { typed, ...older } = JSON.parse(await type('u1'));
  expect(typed).toHaveLength(3);
  expect((await plan(JSON.stringify(older))).typed).toEqual([]);
});

test('a typed value of another form or kind makes the file damaged', async () => {
  const whole = JSON.parse(await type('u1'));
  for (const bad of [
    { kind: 'customInput', place: 'SUM', value: 7 },
    { kind: 'session', place: 'x', value: 'y' },
  ]) {
    expect(await planImport(JSON.stringify({ ...whole, typed: [bad] }), 'u1')).toMatchObject({ ok: false });
  }
});
