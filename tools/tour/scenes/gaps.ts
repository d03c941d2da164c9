import { randomUUID } from 'node:crypto';
import { createProblem, request } from '../../../tests/integration/client';
import { problemWizardPage } from '../../../tests/support/pages/problem-wizard-page';
import type { Scene } from '../stage';

const marked =
  '# Adds the cars of both piers.\na, b = map(int, input().split())\n@{total = 0}@\nprint(@{}@)\n';
const initialCode = [{ language: 'PYTHON3', code: marked, gaps: true }];

/** Code completion: the wizard's templates, and the editor in which only gaps can be written. */
export const gaps: Scene = {
  name: 'gaps',
  async play({ url, enter, look }) {
    const ada = await enter('Ada');
    const { page, person } = ada;
    const wizard = problemWizardPage({ page, url });
    const { main, button, tab, step, next } = wizard;
    // The bar at the top covers a part of what is scrolled behind it.
    const lookFromTop = async (name: string) => {
      await page.evaluate(() => scrollTo(0, 0));
      await look(page, name);
    };
    const problemID = await createProblem(url, person, {
      id: 'CAR-GAPS',
      title: 'Cars in gaps',
      initialCode,
    });

    await ada.open(`/problems/create?edit=${problemID}`);
    for (const name of ['Basic Info', 'Requirements', 'Test Cases']) {
      await step(name).waitFor();
      await next();
    }
    await step('Starter Code').waitFor();
    await tab('Python 3').click();
    await button('Make a gap').waitFor();
    await lookFromTop('wizard');
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('print(@{1');
    await next();
    await main.getByRole('alert').first().waitFor();
    await lookFromTop('wizard-fault');

    const ben = await enter('Ben');
    const solving = ben.page.getByRole('main');
    await ben.open(`/code/${problemID}`);
    await solving.getByText('Gap 1 of 2').waitFor();
    // On a phone the code is a view of its own.
    await ben.page.setViewportSize({ width: 390, height: 844 });
    await ben.page.getByRole('tab', { name: 'Code' }).or(ben.button('Code')).first().click();
    await ben.page.setViewportSize({ width: 1280, height: 860 });
    await look(ben.page, 'solve');
    const editor = ben.page.locator('.cm-content');
    await editor.click();
    await ben.page.keyboard.press('ControlOrMeta+Home');
    await ben.page.keyboard.type('x');
    await solving.getByText('This code is fixed. Write in a marked gap.').waitFor();
    await look(ben.page, 'refused');
    await ben.button('Next gap (F8)').click();
    await ben.page.keyboard.type('total = a + b');
    await solving.getByText('Saved', { exact: false }).first().waitFor();

    // The author changes the template: the draft does not fit any more.
    const own = await request<{ problem: object; version: number }>(
      `${url}/api/problem/export`,
      { problemID },
      { token: person.token },
    );
    const problem = {
      ...own.body.problem,
      initialCode: [{ ...initialCode[0], code: `import sys\n${marked}` }],
    };
    await request(
      `${url}/api/problem/update`,
      { problemID, version: own.body.version, problem },
      { token: person.token, key: randomUUID() },
    );
    await ben.page.reload();
    await solving.getByText('you cannot submit it like this', { exact: false }).waitFor();
    await look(ben.page, 'does-not-fit');
  },
};
