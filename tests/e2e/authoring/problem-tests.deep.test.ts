import { beforeAll, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit } from '../../support/browser/visit';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ judge: true });
const { page } = visit;
const { main, button, text, step, tab, next, begin, fillBasics, fillRequirements } = problemWizardPage(visit);
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});

const files = (contents: Record<string, string>) =>
  Object.entries(contents).map(([name, content]) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  }));

test('tests come from files and from a generator, a validator names the wrong one, and a reload keeps all', async () => {
  await signInDevice(page, visit.url, ada);
  await begin();
  await fillBasics(uniqueName('Tests'));
  await next();
  await fillRequirements();
  await next();
  await step('Test Cases').waitFor();
  const added = files({ '2.in': '5\n', '2.out': '5\n', '10.in': '1000\n', '10.ans': '0\n', 'lost.in': '1' });
  await main.getByLabel('Add files', { exact: true }).first().setInputFiles(added);
  await main.getByText('2 test cases added.').waitFor();
  await main.getByText('Not added: lost.in: there is no lost.ans').waitFor();
  await button('Add a generator').click();
  await text('Generator lines').fill('random 3 {1..2}');
  await button('Generate test cases').click();
  await main.getByText('2 added, 0 changed, 0 unchanged, 0 removed.').waitFor({ timeout: 60_000 });
  await main.getByText('2 cases have no expected output yet.').waitFor();
  await button('Generate test cases').click();
  await main.getByText('0 added, 0 changed, 2 unchanged, 0 removed.').waitFor({ timeout: 60_000 });
  await button('Add a validator').click();
  await button('Validate all cases').click();
  await main.getByText(/Case 3, validate\.py: .*the input must be one number/s).waitFor({ timeout: 60_000 });
  expect(await faultsOn(page, 'Test Cases', { within: 'main' })).toEqual([]);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.reload();
  await step('Basic Info').waitFor();
  await next();
  await next();
  await tab('Case 4').click();
  await main.getByText('Made by the generator line: random 3 2').waitFor();
  expect(await text('Generator lines').inputValue()).toBe('random 3 {1..2}');
  expect(await text('Input').inputValue()).toMatch(/^3\n\d+ \d+ \d+\n$/);
});
