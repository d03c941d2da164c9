import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { codeSteps, problemPackagePage, zipOfFiles } from '../../support/pages/problem-package-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker, judge: true });
const { page } = visit;
const { main, button, text, choice, step, dot, next, beginFrom, toPreview } = problemPackagePage(visit);
const results = main.getByRole('list', { name: 'Results by case' }).getByRole('listitem');
const solution = main.getByRole('textbox', { name: 'Your solution', exact: true });
const adder = (shift: number) =>
  [
    'import java.util.*;',
    'class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in);',
    `int x = in.nextInt(), y = in.nextInt(); System.out.println(x + y + (x > 9 ? ${shift} : 0)); } }`,
  ].join('\n');

let ada: Person;
beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});
/** On the last step, with two complete cases. */
beforeEach(async () => {
  await signInDevice(page, visit.url, ada);
  await beginFrom(
    await zipOfFiles({
      'sums/problem.yaml': 'name: Checked Sums\nlimits: {time_limit: 1, memory: 256}\n',
      'sums/statement/problem.en.md':
        'Add.\n\n## Input\n\nTwo.\n\n## Output\n\nOne.\n\n## Constraints\n\nSmall.\n\n## Explanation\n\nIt adds.\n',
      'sums/data/sample/1.in': '1 2\n',
      'sums/data/sample/1.ans': '3\n',
      'sums/data/secret/1.in': '20 22\n',
      'sums/data/secret/1.ans': '42\n',
    }),
  );
  await toPreview(...codeSteps);
});

test('a solution in Java runs on the judge, and its output or its compile error is shown', async () => {
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
  await solution.fill('class Main { int x = "no number"; }');
  await button('Run on all cases').click();
  await results.getByText('The program does not compile.').click();
  await results.getByText(/incompatible types/).waitFor();
});

test('JavaScript runs in the browser, also offline, and on the judge at the author’s request; Java needs the network, and blocks nothing', async () => {
  await choice('Language of your solution').selectOption('JAVASCRIPT_NODE');
  await solution.fill(
    'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number); console.log(a + b);',
  );
  await button('Run on all cases').click();
  await main.getByText('All 2 cases as expected. Ran on this device.').waitFor();
  await button('Run on the judge').click();
  await main.getByText('All 2 cases as expected. Ran on the judge.').waitFor();
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
  await choice('Language of your solution').selectOption('JAVASCRIPT_NODE');
  await solution.fill('console.log(3);');
  await dot('Test Cases').click();
  await step('Test Cases').waitFor();
  await choice('Checker').selectOption('Custom program');
  await text('Program (checker.py)').fill(
    [
      'import sys',
      'open(sys.argv[3] + "/judgemessage.txt", "w").write("seen by the checker")',
      'sys.exit(42 if open(sys.argv[2]).read().strip() == "3" else 43)',
    ].join('\n'),
  );
  await next();
  await step('Starter Code').waitFor();
  await next();
  await step('Preview').waitFor();
  await button('Run on all cases').click();
  await main.getByText('1 of 2 cases as expected. Ran on the judge.').waitFor();
  await results.nth(1).getByText('seen by the checker').waitFor();
  expect(visit.trouble).toEqual([]);
});
