import { beforeAll, expect, test } from 'vitest';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { type Person, request, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { codeSteps, problemPackagePage, zipOfFiles } from '../../support/pages/problem-package-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ judge: true });
const { page } = visit;
const { main, dialog, button, beginFrom, toPreview } = problemPackagePage(visit);
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});

test('a package brings its jury solutions; one that differs stops publishing until the author decides', async () => {
  const title = uniqueName('judged-sums-');
  const statement =
    'Add.\n\n## Input\n\nTwo.\n\n## Output\n\nOne.\n\n## Constraints\n\nSmall.\n\n## Explanation\n\nSum.\n';
  const sum = 'print(sum(map(int, input().split())))\n';
  await signInDevice(page, visit.url, ada);
  await beginFrom(
    await zipOfFiles({
      'sums/problem.yaml': `name: ${title}\nlimits: {time_limit: 1, memory: 256}\n`,
      'sums/statement/problem.en.md': statement,
      'sums/data/sample/1.in': '1 2\n',
      'sums/data/sample/1.ans': '3\n',
      'sums/data/secret/1.in': '20 22\n',
      'sums/data/secret/1.ans': '42\n',
      'sums/submissions/accepted/right.py': sum,
      'sums/submissions/wrong_answer/greedy.py': `${sum}# not wrong at all\n`,
      'sums/submissions/accepted/Main.kt': 'fun main() {}\n',
    }),
  );
  await toPreview(...codeSteps);
  await main
    .getByText('The export also has 1 other file of the package, which the judge does not use.')
    .waitFor();
  await button('Create Problem').click();
  await dialog.getByText('Expected Wrong answer, got Accepted.').waitFor();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  const row = main.getByRole('row', { name: /greedy\.py/ });
  await row.getByText('Expected Wrong answer, got Accepted.').waitFor();
  await main.getByText(/^Slowest accepted solution: right\.py/).waitFor();
  await button('Create Problem').click();
  await dialog.getByText('greedy.py').waitFor();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await page.waitForURL(`**/problems/${title}`);
  const answer = await request<{ problem: NewProblem }>(
    `${visit.url}/api/problem/export`,
    { problemID: title },
    ada,
  );
  expect(answer.body.problem).toMatchObject({
    jurySolutions: [{ name: 'right.py' }, { name: 'greedy.py', expected: ['WA'] }],
    juryFiles: [{ path: 'accepted/Main.kt' }],
  });
});
