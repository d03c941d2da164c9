import { beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { watchToast } from '../../support/browser/toast-time';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
let ada: Person;
beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});

/** A device whose clock the test moves. */
async function openWithClock() {
  const device = await visit.openDevice();
  await signInDevice(device.page, visit.url, ada);
  await device.page.clock.install();
  const own = problemWizardPage({ page: device.page, url: visit.url });
  await own.begin();
  return { ...own, page: device.page };
}

/** A busy page takes a toast away late, never early. */
const lateMs = 1500;

deepTest('LIM-15 a toast stays for ten seconds by default', async () => {
  const hurried = await openWithClock();
  const stays = await watchToast(hurried.page, 'Click on the next button to proceed.');
  await hurried.dot('Preview').dispatchEvent('click');
  const ms = await stays();
  expect(ms).toBeGreaterThanOrEqual(10_000);
  expect(ms).toBeLessThan(10_000 + lateMs);
});

test('PWIZ-23 PWIZ-40 the toast about incomplete test cases stays for 3 s', async () => {
  const hurried = await openWithClock();
  await hurried.fillBasics('Unfinished');
  await hurried.next();
  await hurried.fillRequirements();
  await hurried.next();
  await hurried.step('Test Cases').waitFor();
  const words = 'Case 1: Input is required, Expected output is required';
  const stays = await watchToast(hurried.page, words);
  await hurried.next();
  const ms = await stays();
  expect(ms).toBeGreaterThanOrEqual(3000);
  expect(ms).toBeLessThan(3000 + lateMs);
});

const taken = { errorCode: 'ID_TAKEN', error: 'Already taken', message: 'That name is taken.' };
const full = { errorCode: 'STORAGE_FULL', error: 'Full', message: 'Your storage is full.' };
async function expectRefusal(status: number, json: { message: string }) {
  const hurried = await openWithClock();
  await hurried.page.route('**/api/problem/create', (route) => route.fulfill({ status, json }));
  await hurried.fillBasics('Refused', 'True/False');
  await hurried.next();
  await hurried.text('Question').fill('It is.');
  await hurried.main.getByRole('tabpanel').getByLabel('True', { exact: true }).check();
  await hurried.next();
  await hurried.step('Preview').waitFor();
  const failed = 'Failed to create problem. Please try again.';
  const stays = await watchToast(hurried.page, failed);
  await hurried.button('Create Problem').click();
  await hurried.toast(failed).filter({ hasText: json.message }).waitFor();
  await hurried.button('Create Problem').waitFor();
  const ms = await stays();
  expect(ms).toBeGreaterThanOrEqual(5000);
  expect(ms).toBeLessThan(5000 + lateMs);
  await hurried.dot('Basic Info').click();
  await expect.poll(() => hurried.text('Title').inputValue()).toBe('Refused');
}

test('PWIZ-38 PWIZ-39 PWIZ-40 a problem refused with 422 shows the failure and the server’s reason for 5 s, and can be edited', () =>
  expectRefusal(422, full));

deepTest(
  'PWIZ-38 PWIZ-39 PWIZ-40 a problem refused with 409 shows the failure and the server’s reason for 5 s, and can be edited',
  () => expectRefusal(409, taken),
);
