import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { signUpPerson } from '../integration/client';
import { problemWizardPage } from '../support/problem-wizard-page';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker, judge: true });
const { page } = visit;
const { main, button, text, choice, tab, step, dot, next, begin, fillBasics, fillRequirements, fillCase } =
  problemWizardPage(visit);
const results = main.getByRole('list', { name: 'Results by case' }).getByRole('listitem');
const solution = main.getByRole('textbox', { name: 'Your solution', exact: true });
const adder = (shift: number) =>
  [
    'import java.util.*;',
    'class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in);',
    `int x = in.nextInt(), y = in.nextInt(); System.out.println(x + y + (x > 9 ? ${shift} : 0)); } }`,
  ].join('\n');

beforeAll(async () => {
  const ada = await signUpPerson(visit.url, 'adaline');
  await visit.open('/login');
  await signIn(page, visit.url, ada.email);
  await begin();
  await fillBasics('Checked Sums');
  await next();
  await fillRequirements();
  await next();
  await fillCase('1 2\n', '3\n');
  await button('Add case').click();
  await tab('Case 2').and(main.locator('[aria-selected=true]')).waitFor();
  await fillCase('20 22\n', '42\n');
  await choice('Memory Limit').selectOption('256');
  await next();
  await next();
  await step('Preview').waitFor();
});

test('a solution in Java runs on the judge, and its output is shown', async () => {
  await choice('Language of your solution').selectOption('JAVA8');
  await solution.fill(adder(1));
  await button('Run on all cases').click();
  await main.getByText('1 of 2 cases as expected. Ran on the judge.').waitFor();
  const second = results.nth(1);
  await expect.poll(() => second.innerText()).toContain('The output is not as expected.');
  await second.getByText('43', { exact: true }).waitFor();
  await second.getByRole('button', { name: 'Use this output as the expected output' }).waitFor();
  await solution.fill(adder(0));
  await button('Run on all cases').click();
  await main.getByText('All 2 cases as expected. Ran on the judge.').waitFor();
});

test('a solution that does not compile shows the reason', async () => {
  await solution.fill('class Main { int x = "no number"; }');
  await button('Run on all cases').click();
  await results.getByText('The program does not compile.').waitFor();
  await results.getByText('The program does not compile.').click();
  await results.getByText(/incompatible types/).waitFor();
});

test('a solution in a browser language runs in the browser, and on the judge at the author’s request', async () => {
  await choice('Language of your solution').selectOption('JAVASCRIPT_NODE');
  await solution.fill(
    'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number); console.log(a + b);',
  );
  await button('Run on all cases').click();
  await main.getByText('All 2 cases as expected. Ran on this device.').waitFor();
  await button('Run on the judge').click();
  await main.getByText('All 2 cases as expected. Ran on the judge.').waitFor();
});

test('offline, Java is unavailable but does not block the author, and JavaScript still runs here', async () => {
  await page.context().setOffline(true);
  await button('Run on all cases').click();
  await main.getByText('All 2 cases as expected. Ran on this device.').waitFor();
  await choice('Language of your solution').selectOption('JAVA8');
  await main.getByText(/^Java 8 runs only on the judge, and you are offline\./).waitFor();
  await expect.poll(() => button('Run on all cases').isDisabled()).toBe(true);
  await expect.poll(() => button('Create Problem').isEnabled()).toBe(true);
  await page.context().setOffline(false);
  await choice('Language of your solution').selectOption('JAVASCRIPT_NODE');
  await button('Run on the judge').waitFor();
});

test('a custom checker decides on the judge, and its message is shown', async () => {
  await dot('Test Cases').click();
  await step('Test Cases').waitFor();
  await choice('Checker').selectOption('Custom program');
  await text('Program (checker.py)').fill(
    [
      'import sys',
      'open(sys.argv[3] + "/judgemessage.txt", "w").write("seen by the checker")',
      'sys.exit(42 if sys.stdin.read().strip() == "3" else 43)',
    ].join('\n'),
  );
  await next();
  await next();
  await button('Run on all cases').click();
  await main.getByText('1 of 2 cases as expected. Ran on the judge.').waitFor();
  await results.nth(1).getByText('seen by the checker').waitFor();
  expect(visit.trouble).toEqual([]);
});
