import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../../data/db/app-db';
import { deleteWizardDraft } from '../../data/wizards/wizard-drafts';
import { applyImport, planImport } from '../../data/work-file/import-work';
import { exportWork } from '../../data/work-file/wizard-drafts-file';
import { readDraft, saveDraft } from '../../wizard/drafts';
import { problemDrafts } from './problem-draft';
import { newCase, newForm, type ProblemForm } from './problem-form';

const megabyte = 1024 * 1024;
const large: ProblemForm = {
  ...newForm(),
  title: 'Large',
  testCases: ['1', '2', '3', '4'].map((key) => ({
    ...newCase(key),
    input: key.repeat(megabyte),
    output: `${key}\n`,
  })),
};

beforeEach(async () => {
  await appDb.wizardDrafts.clear();
});

const save = (id: string, form: ProblemForm, stored?: ProblemForm) =>
  saveDraft(problemDrafts, 'ada', id, form, stored);
const read = (id: string, account = 'ada') => readDraft(problemDrafts, account, id);
const rowsOf = () => appDb.wizardDrafts.toArray();

async function written(work: () => Promise<void>): Promise<{ rows: number; length: number }> {
  const since = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await work();
  const rows = (await rowsOf()).filter(({ updatedAt }) => updatedAt > since);
  return { rows: rows.length, length: JSON.stringify(rows).length };
}

test('writes one small row when the title changes, even with large test cases', async () => {
  const first = await written(() => save('a', large));
  expect(first.rows).toBe(5);
  expect(first.length).toBeGreaterThan(4 * megabyte);
  const titled = { ...large, title: 'Larger' };
  const again = await written(() => save('a', titled, large));
  expect(again.rows).toBe(1);
  expect(again.length).toBeLessThan(20_000);
  expect(await read('a')).toEqual(titled);
});

test('writes only the changed case, without its limits, and deletes removed cases', async () => {
  await save('a', large);
  const typed = large.testCases.map((one) => (one.key === '2' ? { ...one, output: 'new\n' } : one));
  const form = { ...large, testCases: typed };
  const one = await written(() => save('a', form, large));
  expect(one.rows).toBe(2);
  expect(one.length).toBeLessThan(2 * megabyte);
  const fewer = { ...form, testCases: typed.slice(1).map((kept) => ({ ...kept, weight: '3' })) };
  expect((await written(() => save('a', fewer, form))).rows).toBe(1);
  expect(await rowsOf()).toHaveLength(4);
  expect(await read('a')).toEqual(fewer);
});

test('reads a draft of an older build, and moves its cases to their own rows', async () => {
  const old = {
    account: 'ada',
    kind: 'problem',
    id: 'a',
    name: 'Large',
    value: large,
    updatedAt: 1,
  } as const;
  await appDb.wizardDrafts.put(old);
  expect(await read('a')).toEqual(large);
  await save('a', { ...large, title: 'New' }, large);
  expect(await rowsOf()).toHaveLength(5);
  expect(await read('a')).toEqual({ ...large, title: 'New' });
});

test('deleting a draft keeps the cases of other drafts and accounts', async () => {
  for (const [account, id] of [
    ['ada', 'a'],
    ['ada', 'ab'],
    ['bob', 'a'],
  ] as const)
    await saveDraft(problemDrafts, account, id, { ...large, title: `${account} ${id}` });
  await deleteWizardDraft('ada', 'problem', 'a');
  expect(await read('a')).toBeUndefined();
  expect(await rowsOf()).toHaveLength(10);
  expect(await read('a', 'bob')).toEqual({ ...large, title: 'bob a' });
  expect(await read('ab')).toEqual({ ...large, title: 'ada ab' });
});

test('a file of a program is written again only when it changes', async () => {
  const files = [{ path: 'testlib.h', content: 'x'.repeat(megabyte) }];
  const generator = {
    name: 'g.py',
    language: 'PYTHON3' as const,
    files: [{ path: 'g.py', content: 'print(1)' }],
  };
  const form: ProblemForm = {
    ...newForm(),
    tools: { validators: [], generators: [generator], sharedFiles: files, script: 'g.py' },
    run: { addedFiles: [{ language: 'CPP17', files: [{ path: 'grader.cpp', content: 'int main;' }] }] },
  };
  await save('d1', form);
  expect(await read('d1')).toEqual(form);
  const titled = { ...form, title: 'Large files' };
  const autosave = await written(() => save('d1', titled, form));
  expect(autosave.length).toBeLessThan(20_000);
  const edited = {
    ...titled,
    tools: { ...titled.tools, sharedFiles: [{ path: 'testlib.h', content: 'y'.repeat(megabyte) }] },
  };
  expect((await written(() => save('d1', edited, titled))).rows).toBe(2);
  expect(await read('d1')).toEqual(edited);
});

test('a draft of an older build has the files among its fields', async () => {
  const { tools } = {
    ...newForm(),
    tools: { ...newForm().tools, sharedFiles: [{ path: 'a.h', content: 'old' }] },
  };
  expect(problemDrafts.readForm({ ...newForm(), tools }).tools).toEqual(tools);
});

test('Offline 10 a work file moves a whole draft: test cases, pictures, solutions and large files', async () => {
  const form: ProblemForm = {
    ...large,
    testCases: large.testCases.map((one) => ({ ...one, input: `${one.key}\n` })),
    images: [{ name: 'pier.png', data: 'iVD/AA==' }],
    solutions: [{ key: 's1', name: 'ok.py', language: 'PYTHON3', source: 'print(1)\n', expected: ['AC'] }],
    juryFiles: [{ path: 'notes/testlib.h', content: '// long\n'.repeat(1000) }],
  };
  await save('a', form);
  const whole = await read('a');
  const text = JSON.stringify(await exportWork('ada', 'ada'));
  await appDb.wizardDrafts.clear();
  const planned = await planImport(text, 'ada');
  if (!planned.ok) throw new Error(planned.message);
  await applyImport(planned.plan);
  expect(await read('a')).toEqual(whole);
  expect(whole).toMatchObject({ images: form.images, juryFiles: form.juryFiles, solutions: form.solutions });
});
