import type { Request } from 'playwright';
import { afterEach, expect } from 'vitest';
import { recordAnswers } from '../../support/browser/page-calls';
import { desktop, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { writeProgram } from '../../support/pages/solve-page';
import { typedText } from '../../support/pages/type-program';

const sample = 'SAMPLPRBLM';

const visit = await startVisit();
const { page } = visit;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const editor = () => page.locator('.cm-content');
const code = () => typedText(page);
const language = () => page.getByLabel('Language', { exact: true });
const write = (text: string) => writeProgram(page, text);

async function openSolve(search = ''): Promise<void> {
  await visit.open(`/code/${sample}${search}`);
  await editor().waitFor();
}

afterEach(() => expect(visit.trouble).toEqual([]));

test('NAV-16 SOLVE-1 SOLVE-2 SOLVE-3 SOLVE-4 has an editor, four languages with Python first, Run and Submit', async () => {
  await openSolve();
  await expect.poll(() => language().inputValue()).toBe('PYTHON3');
  const offered = await language()
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(offered.sort()).toEqual(['CPP17', 'JAVA8', 'JAVASCRIPT_NODE', 'PYTHON3']);
  await expect.poll(() => button(/^Run/).isEnabled()).toBe(true);
  await expect.poll(() => button(/^Submit/).isEnabled()).toBe(true);
});

test('SOLVE-13 the statement has its texts, samples side by side, limits and tags; formulas are rendered', async () => {
  await openSolve();
  const statement = page.getByRole('region', { name: 'Statement', exact: true });
  expect(await statement.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
    expect.arrayContaining(['Input', 'Output', 'Constraints', 'Sample 1']),
  );
  await statement.locator('math').first().waitFor();
  expect(await statement.locator('a[href^="/tags/"]').count()).toBeGreaterThan(0);
  const boxes = await statement
    .locator('section[aria-label="Sample 1"] figure')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toBe(boxes[1]);
});

test('SOLVE-5 LIM-18 statement and editor share the width 40/60; the divider can be moved, and its position is kept', async () => {
  await openSolve();
  const line = page.getByRole('separator', { name: 'Width of the statement' });
  /** Shares of the window's width: statement and editor. */
  const shares = async () => {
    const statement = await page.getByRole('region', { name: 'Statement', exact: true }).boundingBox();
    const box = await page.locator('.cm-editor').boundingBox();
    return [statement?.width ?? 0, box?.width ?? 0].map((width) => Math.round((width / desktop.width) * 100));
  };
  expect(await shares()).toEqual([40, 60]);
  const box = await line.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 0.5, 500);
  await page.mouse.down();
  await page.mouse.move(desktop.width / 2, 500, { steps: 4 });
  await page.mouse.up();
  expect(await shares()).toEqual([50, 50]);
  await line.press('ArrowLeft');
  expect(await shares()).toEqual([48, 52]);
  await page.reload();
  await editor().waitFor();
  expect(await shares()).toEqual([48, 52]);
});

test('SOLVE-7 keeps the user’s code for each language, also when the user leaves just after typing', async () => {
  await openSolve();
  await write('print("mine")');
  await page.getByText('Saved on this device').waitFor();
  await language().selectOption('JAVASCRIPT_NODE');
  await expect.poll(code).toContain('readFileSync');
  await write('console.log("js")');
  // No wait: leaving the page saves the draft.
  await page.reload();
  await editor().waitFor();
  await expect.poll(code).toBe('console.log("js")');
  await language().selectOption('PYTHON3');
  await expect.poll(code).toBe('print("mine")');
  await write('print("on the way out")');
  await page.getByRole('link', { name: 'Codeferry, home' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'All Aboard' }).waitFor();
  await page.goBack();
  await editor().waitFor();
  await expect.poll(code).toBe('print("on the way out")');
});

deepTest('SOLVE-7 going to the next problem at once keeps the typed code', async () => {
  await openSolve('?challenge=first-crossing');
  const switcher = page.getByRole('navigation', { name: 'Challenge' });
  await switcher.getByLabel('Next problem').waitFor();
  await write('print("before the next one")');
  await switcher.getByLabel('Next problem').click();
  await page.waitForURL((url) => !url.pathname.endsWith(sample));
  await editor().waitFor();
  await expect.poll(code).not.toContain('before the next one');
  await switcher.getByLabel('Previous problem').click();
  await page.waitForURL(`**/code/${sample}**`);
  await expect.poll(code).toContain('before the next one');
});

test('SOLVE-6 the original code stays available, and undo restores the code of its own language, not the one shown', async () => {
  await openSolve();
  const original = await code();
  const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).first();
  await write('print("mine")');
  await button('Reset to the original code').click();
  await expect.poll(code).toBe(original);
  await undo.click();
  await expect.poll(code).toBe('print("mine")');

  await button('Reset to the original code').click();
  await expect.poll(code).toBe(original);
  // A toast under the pointer stays.
  await undo.hover({ force: true });
  await language().selectOption('JAVASCRIPT_NODE');
  await expect.poll(code).toContain('readFileSync');
  const shown = await code();
  await undo.dispatchEvent('click');
  await undo.waitFor({ state: 'detached' });
  await language().selectOption('PYTHON3');
  await expect.poll(code).toBe('print("mine")');
  await language().selectOption('JAVASCRIPT_NODE');
  await expect.poll(code).toBe(shown);
});

deepTest("RUN-1 with an empty editor, Run and Submit only show 'Code cannot be empty.'", async () => {
  await openSolve();
  const submits: string[] = [];
  const note = (request: Request) => request.url().endsWith('/code/submit') && submits.push(request.url());
  page.on('request', note);
  await write('');
  for (const action of [/^Run/, /^Submit/]) {
    await button(action).click();
    await page.getByText('Code cannot be empty.').waitFor();
  }
  expect(submits).toEqual([]);
  page.off('request', note);
});

deepTest(
  'SOLVE-15 SOLVE-16 with a challenge in the address, the page requests both ids and gets the problem with the name of the challenge',
  async () => {
    const answers = await recordAnswers(page, '/api/problem/get');
    await openSolve('?challenge=first-crossing');
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    expect(answers[0]?.asked).toEqual({ problemID: sample, challengeID: 'first-crossing' });
    expect(answers[0]?.body).toMatchObject({
      problems: [{ id: sample, title: 'All Aboard' }],
      challenge: { name: 'First crossing' },
    });
    await page.getByRole('navigation', { name: 'Challenge' }).getByText('First crossing').first().waitFor();
  },
);

deepTest(
  'Esc, then Tab, leaves the editor by keyboard; a button, and `?` outside the editor, show the shortcuts',
  async () => {
    await openSolve();
    await editor().click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await editor().evaluate((element) => element.contains(document.activeElement))).toBe(false);
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await button('Keyboard shortcuts').click();
    await sheet.getByText('Move to the control after the editor').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await editor().click();
    await page.keyboard.press('?');
    await expect.poll(code).toContain('?');
    expect(await sheet.count()).toBe(0);
  },
);
