import { expect, test } from 'vitest';
import { fillPasswordAndNames, logIn, type Somebody, signUp } from '../../support/account-forms';
import { accountPage } from '../../support/account-page';
import { uniqueName } from '../../support/unique-name';
import { startVisit } from '../../support/visit';

const visit = await startVisit();
const { page, open } = visit;
const { at } = accountPage(page);
const password = 'crossing-1842';

function newcomer(): Somebody {
  const username = uniqueName('new');
  return { email: `${username}@harbour.example`, password, username, displayName: 'Grace Hopper' };
}

test('an interrupted sign-up can be completed at the next sign-in', async () => {
  const person = newcomer();
  await page.route('**/api/users/signup_email', (route) => route.abort());
  await open('/signup');
  await signUp(page, person);
  await page.locator('[data-sonner-toast][data-type=error]').waitFor();
  await page.unrouteAll();
  await open('/login?from=%2Fprofile');
  await logIn(page, person.email, password);
  await page.getByText('Almost there').waitFor();
  await fillPasswordAndNames(page, person);
  await at('/profile');
  await page.getByRole('heading', { level: 1, name: person.displayName }).waitFor();
  expect(visit.trouble).toEqual([]);
});
