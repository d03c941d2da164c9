import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { readZip } from '../../../src/lib/files/read-zip';
import { openPackageFile } from '../../../src/parts/authoring/open-package';
import { type Person, request, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import {
  codeSteps,
  dataIn,
  problemIn,
  problemPackagePage,
  zipOf,
  zipOfFiles,
} from '../../support/pages/problem-package-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page } = visit;
const wizard = problemPackagePage(visit);
const { main, button, step, toast, dialog, begin, beginFrom, choose, accept, toPreview, save } = wizard;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});
beforeEach(() => signInDevice(page, visit.url, ada));

test('D-44 a package without constraints, with half a second and a source, passes through the wizard unchanged', async () => {
  await begin();
  const files = {
    'p/problem.yaml': 'name: Bare Pier\nsource: Harbour Cup\nlimits: {time_limit: 0.5, memory: 16}\n',
    'p/statement/problem.en.md': 'Add.\n\n## Input\n\nTwo.\n\n## Output\n\nOne.\n',
    'p/data/sample/1.in': '1 2\n',
    'p/data/sample/1.ans': '3\n',
    'p/data/secret/1.in': '20 22\n',
    'p/data/secret/1.ans': '42\n',
  };
  await choose(await zipOfFiles(files));
  const linesOf = (name: string) =>
    dialog.getByRole('region', { name }).getByRole('listitem').allInnerTexts();
  await dialog.getByRole('heading', { name: /^Assumed or changed/ }).waitFor();
  // The statement's credits have a place for the source.
  expect(await dialog.getByRole('heading', { name: /^Not imported/ }).count()).toBe(0);
  expect(await linesOf('Assumed or changed')).toContain('there is no difficulty: medium is assumed');
  await accept();
  await button('Next').click();
  await step('Requirements').waitFor();
  expect(await main.getByText('Optional: the original problem does not have it.').count()).toBe(2);
  await toPreview(...codeSteps.slice(1));
  const [saved] = await openPackageFile(new File([await save()], 'x.zip'));
  if (!saved?.ok || !('testCases' in saved.problem)) throw new Error('not saved');
  expect(saved.problem.credits).toMatchObject({ source: 'Harbour Cup' });
  expect(saved.problem.testCases).toMatchObject([
    { timeLimit: 0.5, memoryLimit: 16 },
    { timeLimit: 0.5, memoryLimit: 16 },
  ]);
});

test('D-44 a long list of losses shows that more is below, until the keyboard has scrolled to its end', async () => {
  const pictures = Array.from({ length: 20 }, (_, at) => `![p](p${at}.png)`).join('\n');
  const files = {
    'p/problem.yaml': 'name: Many pictures\nlimits: {time_limit: 1}\n',
    'p/statement/problem.en.md': `Look.\n\n${pictures}\n`,
    'p/data/secret/1.in': '1\n',
    'p/data/secret/1.ans': '1\n',
  };
  await begin();
  await choose(await zipOfFiles(files));
  await dialog.getByRole('heading', { name: 'Not imported, or guessed (20)' }).waitFor();
  const more = dialog.getByText('More below');
  await more.waitFor();
  await dialog.getByRole('region', { name: 'Differences from the package' }).focus();
  await page.keyboard.press('End');
  await more.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('D-44 the user chooses one of several packages; an unreadable one is named with its file', async () => {
  await begin();
  const broken = {
    'a/problem.xml': '<problem/>',
    'b/problem.yaml': 'name: Piers\n',
    'b/data/secret/1.in': '1',
  };
  await choose(await zipOfFiles(broken));
  await dialog.getByText('a cannot be read').waitFor();
  await dialog.getByText(/there are no tests/).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Use this package' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(new TextEncoder().encode('no archive'));
  await main.getByText('This is not a zip file.').waitFor();
});

test('D-44 a dropped zip replaces the typed fields only after a confirmation, and lists its losses', async () => {
  await begin();
  await main.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine');
  const files = {
    'problem.yaml': 'problem_format_version: legacy\nname: Two Piers\nlimits: {memory: 64}\n',
    'problem_statement/problem.md': 'Add.\n',
    'data/secret/1.in': '1 2\n',
    'data/secret/1.ans': '3\n',
    'submissions/accepted/right.py': 'print(sum(map(int, input().split())))\n',
  };
  const zip = Buffer.from(await zipOfFiles(files)).toString('base64');
  const dropped = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], 'piers.zip', { type: 'application/zip' }));
    return transfer;
  }, zip);
  await button('Start from a package…').dispatchEvent('drop', { dataTransfer: dropped });
  await dialog.getByText('This replaces what you have filled in.').waitFor();
  await dialog.getByText('there is no difficulty: medium is assumed').waitFor();
  await dialog.getByText(/jury solution/).waitFor();
  await page.keyboard.press('Escape');
  const title = main.getByRole('textbox', { name: 'Title', exact: true });
  await expect.poll(() => title.inputValue()).toBe('Mine');
  await button('Start from a package…').dispatchEvent('drop', { dataTransfer: dropped });
  await accept();
  await expect.poll(() => title.inputValue()).toBe('Two Piers');
});

test('D-44 a package becomes a problem on the server with every byte of its data, and its creator saves it from the problem’s page', async () => {
  const title = uniqueName('ropes-');
  // Without what a judge must run before the problem is published.
  const files = await readZip(await zipOf('cutropes'));
  const kept = files.filter(({ path }) => !/\/(submissions|input_validators)\//.test(path));
  const before = await zipOfFiles(Object.fromEntries(kept.map(({ path, bytes }) => [path, bytes])));
  await beginFrom(before);
  await main.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await toPreview(...codeSteps);
  await button('Create Problem').click();
  await page.waitForURL(`**/problems/${title}`);
  const { body } = await request<{ problem: NewProblem }>(
    `${visit.url}/api/problem/export`,
    { problemID: title },
    ada,
  );
  const there = await problemIn(before);
  if (!('testCases' in there) || !('testCases' in body.problem)) throw new Error('no test cases');
  expect(there.testCases.length).toBeGreaterThan(8);
  expect(body.problem.testCases).toEqual(there.testCases);

  const saved = await save();
  await toast('Saved. The file contains everything.').waitFor();
  expect(await dataIn(saved)).toEqual(await dataIn(before));
  expect(await problemIn(saved)).toMatchObject({ title });
  await page.context().setOffline(true);
  await button('Save as a package').click();
  await toast('You are offline, and the test data is on the server.').waitFor();
  const stranger = await visit.openDevice();
  await stranger.page.goto(`${visit.url}/problems/${title}`);
  await stranger.page.getByRole('link', { name: 'Solve', exact: true }).waitFor();
  expect(await stranger.page.getByRole('button', { name: 'Save as a package' }).count()).toBe(0);
});

test('D-44 the import fits a phone, and the page reports no errors', async () => {
  await page.setViewportSize(phone);
  await begin();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await choose(await zipOf('cutropes', 'hightide'));
  await dialog.getByRole('combobox', { name: 'Package' }).selectOption('hightide');
  await dialog.getByText('High Tide').waitFor();
  expect(visit.trouble).toEqual([]);
});
