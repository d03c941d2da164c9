import { beforeAll, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../integration/client';
import { problemWizardPage } from '../support/problem-wizard-page';
import { signInDevice } from '../support/sign-in-fast';
import { watchToast } from '../support/toast-time';
import { uniqueName } from '../support/unique-name';
import { startVisit } from '../support/visit';

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

test('LIM-15 a toast stays for ten seconds by default', async () => {
  const hurried = await openWithClock();
  const stays = await watchToast(hurried.page, 'Click on the next button to proceed.');
  await hurried.dot('Preview').dispatchEvent('click');
  const ms = await stays();
  expect(ms).toBeGreaterThanOrEqual(10_000);
  expect(ms).toBeLessThan(10_000 + lateMs);
});
