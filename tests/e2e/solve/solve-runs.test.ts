import { afterEach, expect } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { typedText } from '../../support/pages/type-program';

const sample = 'SAMPLPRBLM';

const visit = await startVisit();
const { page } = visit;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const editor = () => page.locator('.cm-content');
const code = () => typedText(page);
const results = () => page.getByRole('tabpanel');
const runKey = () => page.keyboard.press('ControlOrMeta+Enter');

async function openAndWrite(text: string, search = ''): Promise<void> {
  await visit.open(`/code/${sample}${search}`);
  await editor().waitFor();
  await writeProgram(page, text);
}

afterEach(() => expect(visit.trouble).toEqual([]));

test('RUN-6 RUN-7 a running program disables Run and the other problems; Cancel ends it', async () => {
  await openAndWrite('while True: pass', '?challenge=first-crossing');
  const others = page.getByRole('navigation', { name: 'Challenge' }).getByLabel(/problem$/);
  const isDisabled = () => others.evaluateAll((all) => all.map((one) => one.matches(':disabled')));
  await expect.poll(isDisabled).toEqual([true, false]);
  await button(/^Run/).click();
  await button('Cancel').waitFor();
  await expect.poll(() => button(/^Run/).isDisabled()).toBe(true);
  await expect.poll(isDisabled).toEqual([true, true]);
  await page.getByText(/^Running/).waitFor();
  await button('Cancel').click();
  await page.getByText('Cancelled').first().waitFor();
  await expect.poll(() => button(/^Run/).isEnabled()).toBe(true);
  await expect.poll(isDisabled).toEqual([true, false]);
});

deepTest(
  'printing 100,000 lines keeps the page small, and a screen reader announces the end of the run',
  async () => {
    await openAndWrite('for line in range(100000): print(line)');
    await runKey();
    await results()
      .getByText(/^… [\d,]+ more lines/)
      .first()
      .waitFor();
    await results()
      .getByRole('status')
      .filter({ hasText: /match\.$/ })
      .waitFor();
    expect(await results().locator('*').count()).toBeLessThan(3000);
  },
);

test('D-42: a sample run shows input, expected and actual output with the difference marked, and never a verdict', async () => {
  await openAndWrite('print(-1)');
  await runKey();
  await page.getByText('Output differs').first().waitFor();
  expect(await results().locator('figcaption').allInnerTexts()).toEqual(
    expect.arrayContaining(['Input', 'Expected', 'Your output']),
  );
  await results().getByText('differs:').first().waitFor({ state: 'attached' });
  expect(await results().innerText()).not.toMatch(/Accepted|Wrong answer/);
});

deepTest('a prompt printed by input is named beside the difference that it causes', async () => {
  await openAndWrite('length = input("Length: ")\nprint(3)');
  await button(/^Run samples/).click();
  const hint = page.getByText('input("…") prints its text. Leave the text out').first();
  await hint.waitFor();
  await writeProgram(page, 'length = input()\nprint(4)');
  await button(/^Run samples/).click();
  await hint.waitFor({ state: 'detached' });
  await page.getByText('Output differs').first().waitFor();
});

deepTest(
  'a failed run names the cause and marks the line in the editor, until the text changes',
  async () => {
    await openAndWrite('n = input()\nfor i in range(n):\n    print(i)');
    await runKey();
    await results().getByText('convert it with int').first().waitFor();
    await editor().locator('.cm-lintRange-error').waitFor();
    expect(await editor().locator('.cm-lintRange-error').innerText()).toBe('for i in range(n):');
    await results().getByRole('button', { name: 'Show line 2' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await editor().locator('.cm-lintRange-error').waitFor({ state: 'detached' });
  },
);

deepTest('the settings change the editor at once, with vim keys', async () => {
  const stored = {
    fontSize: 20,
    wrap: 'on',
    theme: 'contrast',
    tabWidth: 2,
    vim: true,
    closeBrackets: false,
  };
  await visit.open('/settings');
  await page.getByRole('combobox', { name: 'Font size' }).waitFor();
  await page.evaluate(
    (settings) => localStorage.setItem('codeferry-editor', JSON.stringify(settings)),
    stored,
  );
  await visit.open(`/code/${sample}`);
  await page.locator('.cm-vim-panel').waitFor();
  const look = await page.locator('.cm-editor').evaluate((element) => ({
    fontSize: getComputedStyle(element).fontSize,
    theme: element.getAttribute('data-theme'),
    wraps: element.querySelector('.cm-lineWrapping') !== null,
  }));
  expect(look).toEqual({ fontSize: '20px', theme: 'contrast', wraps: true });
  await editor().click();
  // In normal mode, letters are commands.
  await page.keyboard.type('ggdGi');
  await page.keyboard.type('print(1');
  await expect.poll(code).toBe('print(1');
});

deepTest('a custom input runs unchanged', async () => {
  await openAndWrite('print(sum(map(int, input().split())))');
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await page.getByLabel('Input for the next run').fill('7 8');
  await button('Run my input').click();
  await page.getByText('The run finished.').waitFor();
  await results().getByText('15', { exact: true }).waitFor();
});

test('RUN-2 RUN-14 Submit goes through the outbox with all its fields, is disabled until the verdict, and the list restores the code', async () => {
  const program = 'print(sum(map(int, input().split())))';
  await openAndWrite(program, '?challenge=first-crossing');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/code/submit'));
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    problemID: sample,
    language: 'PYTHON3',
    type: 'challenge',
    challengeID: 'first-crossing',
    code: program,
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByText('Your code is in line. Starting soon.').first().waitFor();
  await expect.poll(() => button(/^Submit/).isDisabled()).toBe(true);

  await writeProgram(page, 'print("something else")');
  await page.getByRole('tab', { name: 'Your submissions' }).click();
  await results().locator('summary').first().click();
  await button('Restore into editor').click();
  await expect.poll(code).toBe(program);
  await chooseLanguage(page, 'JAVASCRIPT_NODE');
  await expect.poll(code).toContain('readFileSync');
  await button('Restore into editor').click();
  await expect.poll(() => page.getByLabel('Language', { exact: true }).inputValue()).toBe('PYTHON3');
  await expect.poll(code).toBe(program);
});
