/** The grid turns solved while the teacher watches, and a comment reaches a student who was offline. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runTeacherCommand } from '../../../tools/teacher/command';
import { type Person, request, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { solutionOf } from '../../support/solutions';
import { uniqueName } from '../../support/unique-name';

const problem = 'SAMPLPRBLM';
const visit = await startVisit({ judge: true, device: withServiceWorker });
const { page, url } = visit;

test('the grid shows live who solved a task, and comments cross an interrupted network both ways', async () => {
  const teacher = await signUpPerson(url, uniqueName('teacher'), { displayName: 'Ms Byron' });
  const student = await signUpPerson(url, uniqueName('student'), { displayName: 'Ada' });
  await runTeacherCommand(['grant', teacher.username], { ...process.env, DATA_DIR: visit.dataDir });
  const classID = await makeClass(teacher, student);
  const other = await visit.openDevice();
  await Promise.all([signInDevice(page, url, teacher), signInDevice(other.page, url, student)]);
  await visit.open(`/classes/${classID}/work`);
  await page.getByRole('link', { name: 'Show the tasks of Loops' }).click();
  await page.getByRole('img', { name: /^Ada, All Aboard: Not started/ }).waitFor();

  await other.page.goto(`${url}/code/${problem}`);
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await chooseLanguage(other.page, 'PYTHON3');
  await writeProgram(other.page, solutionOf(problem, 'PYTHON3', 'accepted'));
  await other.page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('link', { name: /^Ada, All Aboard: Solved, 1 try/ }).waitFor();
  await page.getByText('Up to date').waitFor();

  await other.context.setOffline(true);
  await page.getByRole('link', { name: /^Ada, All Aboard: Solved/ }).click();
  await page.getByRole('button', { name: 'Comment on line 1', exact: true }).click();
  await page.getByRole('textbox', { name: 'Comment on line 1' }).fill('Nice start');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('list', { name: 'Line 1' }).getByText('Nice start').waitFor();
  await expect
    .poll(() => page.getByText('It is sent when there is a network', { exact: false }).count())
    .toBe(0);

  await other.context.setOffline(false);
  await other.page.goto(`${url}/classes/${classID}`);
  const news = other.page.getByRole('link', { name: 'All Aboard: 1 new comment' });
  await news.waitFor();
  await other.context.setOffline(true);
  await news.click();
  const thread = other.page.getByRole('list', { name: 'Line 1' });
  await thread.getByText('Nice start').waitFor();
  await other.page.getByRole('button', { name: 'Answer' }).click();
  await other.page.getByRole('textbox', { name: 'Comment on line 1' }).fill('Thank you');
  await other.page.getByRole('button', { name: 'Save' }).click();
  await thread.getByText('It is sent when there is a network', { exact: false }).waitFor();
  await other.context.setOffline(false);
  await page.getByRole('list', { name: 'Line 1' }).getByText('Thank you').waitFor();

  // On a phone, lines that wrap stay together, and the button of a line stays large enough.
  await page.setViewportSize(phone);
  const code = page.getByRole('region', { name: 'Code', exact: true });
  const lineHeight = code
    .locator('code')
    .first()
    .evaluate((line) => getComputedStyle(line).lineHeight);
  expect(Number.parseFloat(await lineHeight)).toBeLessThanOrEqual(24);
  const number = page.getByRole('button', { name: 'Comment on line 1', exact: true });
  expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  expect(visit.trouble).toEqual([]);
});

async function makeClass(teacher: Person, student: Person): Promise<string> {
  const classID = randomUUID();
  const post = <T>(path: string, body: object, person: Person) =>
    request<T>(`${url}/api/${path}`, body, person);
  const made = await post<{ code: string }>('classes/create', { classID, name: 'Informatics 7b' }, teacher);
  await post('classes/join', { code: made.body.code }, student);
  const given = {
    assignmentID: randomUUID(),
    classID,
    version: 0,
    title: 'Loops',
    text: '',
    dueAt: null,
    lateUntil: null,
    languages: [],
    showSolutions: false,
    groups: [],
    isPublished: true,
    opensAt: new Date(Date.now() - 60_000).toISOString(),
    tasks: [{ kind: 'problem', name: problem, solution: '' }],
  };
  expect((await post('assignments/save', given, teacher)).status).toBe(200);
  return classID;
}
