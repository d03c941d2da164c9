import { beforeAll, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;
let ada: Person;
beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});

test.each([
  ['/create/problem', '/problems/create', 'Create a problem', 'Basic Info'],
  ['/create/contest', '/contests/create', 'Create a contest', 'Basic Details'],
])('D-10 NAV-6 NAV-10 %s is an alias of %s', async (alias, address, title, step) => {
  await signInDevice(page, visit.url, ada);
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  const draft = crypto.randomUUID();
  await visit.open('/privacy');
  await visit.open(`${alias}?draft=${draft}`);
  await heading.waitFor();
  await page.getByRole('heading', { level: 2, name: step }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('draft')]).toEqual([address, draft]);
  // The alias is not in the history: Back would lead here again.
  await page.goBack();
  await page.waitForURL('**/privacy');
  await visit.open(address);
  await heading.waitFor();
});

test.each([
  ['/create/problem', 'You need to login to create a problem.'],
  ['/create/contest', 'You need to login to create a contest.'],
])('D-10 PWIZ-1 CWIZ-1 a visitor of %s is asked to sign in', async (alias, reason) => {
  await visit.open(alias);
  await page.waitForURL('**/login?from=*');
  await page.locator('[data-sonner-toast]').filter({ hasText: reason }).waitFor();
});
