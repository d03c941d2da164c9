import { randomUUID } from 'node:crypto';
import { createProblem, type Person, request, sumProblem } from '../../../tests/integration/client';
import { makePng } from '../../../tests/support/browser/png';
import { problemWizardPage } from '../../../tests/support/pages/problem-wizard-page';
import type { Scene } from '../stage';

const sum = 'a, b = map(int, input().split())\nprint(a + b)\n';
const title = 'The shortest way of the ferry between all harbours that a pilot has ever asked about';
const description =
  'A **ferry** carries cars, at most $\\sum_{i=1}^{n} w_i \\le 10^6$ kilograms.\n\n![Two piers](piers.png){width=50%}\n\n| Pier | Cars |\n| --- | --- |\n| North | 3 |\n| South | 14 |\n';

/** Everything that an author can give to a problem. */
const whole = {
  title,
  description,
  summary: 'Add the cars of two piers.',
  public: false,
  publishAnyway: true,
  inputFormat: 'Two numbers.',
  outputFormat: 'Their sum.',
  sampleInput: '1 2',
  sampleOutput: '3',
  constraints: '$1 \\le a, b \\le 100$',
  explanation: 'One and two are three.',
  hints: ['Read both numbers from one line.'],
  editorial: 'Add them.',
  language: 'en',
  translations: [{ language: 'es', title: 'Sumas del transbordador', description: 'Suma dos números.' }],
  images: [{ name: 'piers.png', data: Buffer.from(makePng(240, 120)).toString('base64') }],
  testCases: Array.from({ length: 14 }, (_, at) => ({
    input: `${at + 1} 2\n`,
    output: `${at + 3}\n`,
    sample: at === 0,
    ...(at > 8 && { generatedBy: `random.py ${at}` }),
  })),
  jurySolutions: [
    { name: 'right.py', language: 'PYTHON3', source: sum, expected: ['AC'] },
    { name: 'greedy-with-a-rather-long-name.py', language: 'PYTHON3', source: `${sum}#`, expected: ['WA'] },
    { name: 'slow.cpp', language: 'CPP17', source: 'int main() { for (;;) {} }', expected: ['TLE'] },
  ],
  tools: {
    validators: [
      {
        name: 'validate.py',
        language: 'PYTHON3',
        protocol: 'exit-code',
        arguments: [],
        files: [{ path: 'validate.py', content: 'import sys\nsys.exit(42)\n' }],
      },
    ],
    generators: [
      {
        name: 'random.py',
        language: 'PYTHON3',
        files: [{ path: 'random.py', content: 'import sys\nprint(sys.argv[1], 2)\n' }],
      },
    ],
    script: 'random.py {9..13}',
  },
};

/** Authors of one problem: all sections of the wizard, comments, versions, and two changes of one version. */
export const authors: Scene = {
  name: 'authors',
  async play({ url, enter, look }) {
    const ada = await enter('Ada');
    const ben = await enter('Ben');
    const { page } = ada;
    const wizard = problemWizardPage({ page, url });
    const { main, button, text, tab, step, next } = wizard;
    const dialog = page.getByRole('dialog');
    const post = <Body>(path: string, body: object | undefined, { token }: Person) =>
      request<Body>(`${url}/api/problem/${path}`, body, { token, key: randomUUID() });
    const problemID = await createProblem(url, ada.person, { ...whole, id: 'FERRY-CARS' });

    await post('invite', { problemID, person: ben.person.username, role: 'author' }, ada.person);
    const own = await post<{ invitations: { invitationID: string }[] }>('own', undefined, ben.person);
    const [invitation] = own.body.invitations;
    await post('invitations/answer', { invitationID: invitation?.invitationID, accept: true }, ben.person);
    const comment = async (words: string, subject: string, by: Person, threadID?: string) => {
      const commentID = randomUUID();
      const about = { part: 'tests', subject, action: 'write', writtenAt: new Date().toISOString() };
      await post(
        'comment',
        { problemID, commentID, threadID: threadID ?? commentID, ...about, text: words },
        by,
      );
      return commentID;
    };
    const thread = await comment('Case 3 is **too small**:\n\n```\n3 2\n```', '3', ben.person);
    await comment('I add a larger one, with $10^5$ cars.', '3', ada.person, thread);
    await comment('Is the time limit fair for Python?', '', ben.person);

    await ada.open('/problems/mine');
    await main.getByText(title).waitFor();
    await main.getByText('More', { exact: true }).first().click();
    await look(page, 'mine');
    await main
      .getByRole('button', { name: /^Comments/ })
      .first()
      .click();
    await dialog.getByText('Is the time limit fair for Python?').waitFor();
    await look(page, 'comments');
    await page.keyboard.press('Escape');

    await ada.open(`/problems/create?edit=${problemID}`);
    await step('Basic Info').waitFor();
    await look(page, 'statement');
    await tab('Español').click();
    await look(page, 'statement-translation');
    await button('Add a language').click();
    await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Another language…');
    await look(page, 'statement-language');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await next();
    await step('Requirements').waitFor();
    await look(page, 'requirements');
    await next();
    await step('Test Cases').waitFor();
    for (const name of ['validate.py (Python 3)', 'random.py (Python 3)'])
      await main.getByText(name, { exact: true }).first().click();
    await look(page, 'tests');
    await next();
    await step('Starter Code').waitFor();
    await next();
    await step('Preview').waitFor();
    await button('Run all solutions').click();
    const differs = main.getByText('One solution has another result than expected.');
    // An endless program runs until its time limit, several times.
    await differs.waitFor({ timeout: 120_000 });
    await look(page, 'jury');
    await text('What changed?').fill('A second pier.');
    await button('Save changes').click();
    await dialog.getByText('greedy-with-a-rather-long-name.py').waitFor();
    await look(page, 'publish');
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await page.waitForURL(`**/problems/${problemID}`);

    const change = async (version: number, more: object) => {
      const problem = sumProblem({ ...whole, ...more });
      const answer = await post('update', { problemID, version, problem, note: 'Clearer.' }, ben.person);
      if (answer.status !== 200) throw new Error(`problem/update answered ${answer.status}`);
    };
    await change(2, { description: `${description}\nEach car weighs the same.`, constraints: '$a, b > 0$' });
    await ada.open('/problems/mine');
    await main.getByText('More', { exact: true }).first().click();
    await button('Versions').click();
    await dialog.getByRole('button', { name: 'Show changes of version 3' }).click();
    await dialog.getByText('Each car weighs the same.').waitFor();
    await look(page, 'versions');
    await page.keyboard.press('Escape');

    await ada.open(`/problems/create?edit=${problemID}`);
    await step('Basic Info').waitFor();
    await text('Title').fill('Cars on the ferry');
    for (const name of ['Requirements', 'Test Cases', 'Starter Code', 'Preview']) {
      await next();
      await step(name).waitFor();
    }
    await page.context().setOffline(true);
    await button('Save changes').click();
    await main.getByText(/^Saved on this device\. Your changes will be published/).waitFor();
    await look(page, 'waiting');
    await change(3, { summary: 'Written by Ben.', description: `${description}\nAnd each pier, too.` });
    await page.context().setOffline(false);
    await page.getByText('Somebody published a newer version first.').first().waitFor();
    await ada.open('/offline');
    await main.getByText(/^Somebody published a newer version before/).waitFor();
    await look(page, 'stale-in-outbox');
    await main.getByRole('link', { name: 'Compare' }).click();
    await main.getByText('Keep both changes').waitFor();
    await look(page, 'conflict');
  },
};
