/** A teacher assigns a question; the student sees it first, answers it without a network, and it arrives marked as late. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ClassDetail } from '../../../contract/entities/classes/class';
import { runTeacherCommand } from '../../../tools/teacher/command';
import { request, signUpPerson } from '../../integration/client';
import { cutOff, faultsOn } from '../../support/browser/accessibility';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;

/** In the format of datetime-local. */
const localTime = (ms: number) => {
  const at = new Date(Date.now() + ms);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

test('a teacher assigns a task, and a student does it without a network, after the due date', async () => {
  const teacher = await signUpPerson(url, uniqueName('teacher'));
  const student = await signUpPerson(url, uniqueName('student'));
  await runTeacherCommand(['grant', teacher.username], { ...process.env, DATA_DIR: visit.dataDir });
  const classID = randomUUID();
  const made = await request<ClassDetail>(`${url}/api/classes/create`, { classID, name: 'Year 7' }, teacher);
  await request(`${url}/api/classes/join`, { code: made.body.code }, student);

  await signInDevice(page, url, teacher);
  await visit.open(`/classes/${classID}`);
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page.getByLabel('Title').fill('Arrays');
  await page.getByRole('searchbox').fill('locker remembers');
  await page.getByRole('button', { name: 'Add The locker that remembers' }).click();
  await page.getByRole('button', { name: 'Add a solution' }).click();
  await page.getByRole('textbox', { name: /^Solution of/ }).fill('An array *remembers* nothing.');
  await page.getByLabel('Opens').fill(localTime(-2 * 3_600_000));
  await page.getByLabel('Due', { exact: true }).fill(localTime(-3_600_000));
  expect(await faultsOn(page, 'the form of an assignment')).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'Arrays' }).waitFor();

  const { page: theirs, context } = await visit.openDevice({ ...withServiceWorker, viewport: phone });
  await signInDevice(theirs, url, student);
  await theirs.goto(url);
  const home = theirs.getByRole('region', { name: 'Your assignments' });
  await home.getByText('0 of 1 solved').waitFor();
  expect(await home.textContent()).toContain('Overdue: work now is marked as late');
  await theirs.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await theirs.goto(`${url}/offline`);
  await theirs
    .getByRole('listitem')
    .filter({ hasText: 'Arrays' })
    .getByText(/checked for updates/)
    .waitFor();

  await theirs.goto(url);
  await home.getByRole('link', { name: 'Arrays' }).waitFor();
  expect(await faultsOn(theirs, 'the home page with an assignment')).toEqual([]);

  await context.setOffline(true);
  await theirs.goto(url);
  await home.getByRole('link', { name: 'Arrays' }).click();
  await theirs.getByRole('link', { name: 'The locker that remembers' }).click();
  // The footer has the radio buttons of the theme.
  await theirs.getByRole('main').getByRole('radio').nth(1).check();
  await theirs.getByRole('button', { name: /^Submit/ }).click();
  await theirs.getByRole('link', { name: /Back/ }).click();
  const task = theirs.getByRole('listitem').filter({ hasText: 'The locker that remembers' });
  await task.getByText('Handed in, waiting for the result').waitFor();
  await context.setOffline(false);
  await task.getByText('Late').waitFor();
  await task.getByText(/^(Solved|Tried)/).waitFor();
  await task.getByText('Solution').click();
  expect(await faultsOn(theirs, 'an assignment')).toEqual([]);
  expect(await cutOff(theirs, 'an assignment')).toEqual([]);
  await task.getByText('remembers', { exact: true }).waitFor();
  expect(visit.trouble).toEqual([]);
});
