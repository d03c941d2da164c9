import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, startVisit } from '../support/visit';

const sample = 'SAMPLPRBLM';

const visit = await startVisit();
const { page } = visit;

const open = (path: string) => visit.open(path);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const editor = () => page.locator('.cm-content');
const code = () => editor().evaluate((element) => (element as HTMLElement).innerText);

async function openSolve(search = ''): Promise<void> {
  await open(`/code/${sample}${search}`);
  await editor().waitFor();
}

async function writeCode(text: string): Promise<void> {
  await editor().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

test('NAV-16 SOLVE-1 SOLVE-2 SOLVE-3 SOLVE-4 has an editor, four languages with Python first, Run and Submit', async () => {
  await openSolve();
  const language = page.getByLabel('Language');
  await expect.poll(() => language.inputValue()).toBe('PYTHON3');
  const offered = await language
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(offered.sort()).toEqual(['CPP17', 'JAVA8', 'JAVASCRIPT_NODE', 'PYTHON3']);
  await expect.poll(() => button(/^Run/).isEnabled()).toBe(true);
  await expect.poll(() => button(/^Submit/).isEnabled()).toBe(true);
});

test('SOLVE-13 the statement has its texts, samples side by side, limits and tags; formulas are rendered', async () => {
  const statement = page.getByRole('region', { name: 'Statement', exact: true });
  expect(await statement.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
    expect.arrayContaining(['Input', 'Output', 'Constraints', 'Sample 1']),
  );
  await statement.locator('math').first().waitFor();
  expect(await statement.locator('a[href^="/tags/"]').count()).toBeGreaterThan(0);
  const boxes = await statement
    .locator('section[aria-label="Sample 1"] figure')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(boxes[0]).toBe(boxes[1]);
});

test('SOLVE-5 statement and editor share the width 40/60; the divider can be moved, and its position is kept', async () => {
  const share = async () => {
    const statement = await page.getByRole('region', { name: 'Statement', exact: true }).boundingBox();
    return Math.round(((statement?.width ?? 0) / desktop.width) * 100);
  };
  expect(await share()).toBe(40);
  const line = page.getByRole('separator', { name: 'Width of the statement' });
  const box = await line.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 0.5, 500);
  await page.mouse.down();
  await page.mouse.move(desktop.width / 2, 500, { steps: 4 });
  await page.mouse.up();
  expect(await share()).toBe(50);
  await line.press('ArrowLeft');
  expect(await share()).toBe(48);
  await page.reload();
  await editor().waitFor();
  expect(await share()).toBe(48);
});

test('SOLVE-7 SOLVE-8 keeps the user’s code for each language', async () => {
  await writeCode('print("mine")');
  await page.getByText('Saving locally…').waitFor();
  await page.getByText('Saved on this device').waitFor();
  await page.getByLabel('Language').selectOption('JAVASCRIPT_NODE');
  await expect.poll(code).toContain('readFileSync');
  await writeCode('console.log("js")');
  // No wait: leaving the page saves the draft.
  await page.reload();
  await editor().waitFor();
  await expect.poll(code).toContain('console.log("js")');
  await page.getByLabel('Language').selectOption('PYTHON3');
  await expect.poll(code).toContain('print("mine")');
});

test('SOLVE-7 leaving for another page of the app keeps text typed just before', async () => {
  await writeCode('print("on the way out")');
  await page.getByRole('link', { name: 'Codeferry, home' }).click();
  await page.getByRole('heading', { level: 1, name: /Keep solving/ }).waitFor();
  await page.goBack();
  await editor().waitFor();
  await expect.poll(code).toContain('on the way out');
  await writeCode('print("mine")');
});

test('SOLVE-7 going to the next problem at once keeps the typed code', async () => {
  await openSolve('?challenge=first-crossing');
  const switcher = page.getByRole('navigation', { name: 'Challenge' });
  await switcher.getByLabel('Next problem').waitFor();
  await writeCode('print("before the next one")');
  await switcher.getByLabel('Next problem').click();
  await page.waitForURL((url) => !url.pathname.endsWith(sample));
  await editor().waitFor();
  await expect.poll(code).not.toContain('before the next one');
  await switcher.getByLabel('Previous problem').click();
  await page.waitForURL(`**/code/${sample}**`);
  await expect.poll(code).toContain('before the next one');
  await writeCode('print("mine")');
});

test('SOLVE-6 SOLVE-14 the original code stays available, and restoring it can be undone', async () => {
  await button('Reset to the original code').click();
  await expect.poll(code).toContain('import sys');
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(code).toContain('print("mine")');
});

test('undo after a language change restores the code of its own language, not the one shown', async () => {
  await button('Reset to the original code').click();
  const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).first();
  await undo.waitFor();
  await page.getByLabel('Language').selectOption('JAVASCRIPT_NODE');
  await expect.poll(code).toContain('console.log(');
  await undo.click();
  await page.waitForTimeout(300);
  expect(await code()).not.toContain('print("mine")');
  await page.getByLabel('Language').selectOption('PYTHON3');
  await expect.poll(code).toContain('print("mine")');
});

test("RUN-1 with an empty editor, Run and Submit only show 'Code cannot be empty.'", async () => {
  const submits: string[] = [];
  const note = (request: Request) => request.url().endsWith('/code/submit') && submits.push(request.url());
  page.on('request', note);
  await writeCode('');
  for (const action of [/^Run/, /^Submit/]) {
    await button(action).click();
    await page.getByText('Code cannot be empty.').waitFor();
  }
  expect(submits).toEqual([]);
  page.off('request', note);
});

test('RUN-6 RUN-7 a running program disables Run and the other problems; Cancel ends it', async () => {
  await openSolve('?challenge=first-crossing');
  const next = page.getByRole('navigation', { name: 'Challenge' }).getByLabel(/problem$/);
  await next.first().waitFor();
  await writeCode('while True: pass');
  await button(/^Run/).click();
  await button('Cancel').waitFor();
  await expect.poll(() => button(/^Run/).isDisabled()).toBe(true);
  expect(await next.evaluateAll((all) => all.every((one) => (one as HTMLButtonElement).disabled))).toBe(true);
  await page.getByText(/^Running/).waitFor();
  await button('Cancel').click();
  await page.getByText('Cancelled').first().waitFor();
  await expect.poll(() => button(/^Run/).isEnabled()).toBe(true);
});

test('printing 100,000 lines keeps the page small, and a screen reader announces the end of the run', async () => {
  await writeCode('for line in range(100000): print(line)');
  await page.keyboard.press('ControlOrMeta+Enter');
  const results = page.getByRole('tabpanel');
  await results
    .getByText(/^… [\d,]+ more lines/)
    .first()
    .waitFor();
  await results
    .getByRole('status')
    .filter({ hasText: /match\.$/ })
    .waitFor();
  expect(await results.locator('*').count()).toBeLessThan(3000);
});

test('D-42: a sample run shows input, expected and actual output with the difference marked, and never a verdict', async () => {
  await writeCode('print(-1)');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('Output differs').first().waitFor();
  const results = page.getByRole('tabpanel');
  expect(await results.locator('figcaption').allInnerTexts()).toEqual(
    expect.arrayContaining(['Input', 'Expected', 'Your output']),
  );
  await results.getByText('differs:').first().waitFor({ state: 'attached' });
  expect(await results.innerText()).not.toMatch(/Accepted|Wrong answer/);
});

test('RUN-1 a prompt printed by input is named beside the difference that it causes', async () => {
  await writeCode('length = input("Length: ")\nprint(3)');
  await button(/^Run samples/).click();
  await page.getByText('input("…") prints its text. Leave the text out').first().waitFor();
  await writeCode('length = input()\nprint(4)');
  await button(/^Run samples/).click();
  await page.getByText('Output differs').first().waitFor();
  await expect.poll(() => page.getByText('prints its text').count()).toBe(0);
});

test('a custom input runs unchanged', async () => {
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await page.getByLabel('Input for the next run').fill('7 8');
  await writeCode('print(sum(map(int, input().split())))');
  await button('Run my input').click();
  await page.getByText('Finished').waitFor();
  await page.getByRole('tabpanel').getByText('15', { exact: true }).waitFor();
});

test('RUN-2 RUN-14 Submit goes through the outbox with all its fields, and is disabled until the verdict', async () => {
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/code/submit'));
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    problemID: sample,
    language: 'PYTHON3',
    type: 'challenge',
    challengeID: 'first-crossing',
    code: 'print(sum(map(int, input().split())))',
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByText('Your code is in line. Starting soon.').first().waitFor();
  await expect.poll(() => button(/^Submit/).isDisabled()).toBe(true);
});

test('the list shows submissions with their code, which can be restored in the editor', async () => {
  await writeCode('print("something else")');
  await page.getByRole('tab', { name: 'Your submissions' }).click();
  await page.getByRole('tabpanel').locator('summary').first().click();
  await button('Restore into editor').click();
  await expect.poll(code).toContain('print(sum(map');
  await page.getByLabel('Language').selectOption('JAVASCRIPT_NODE');
  await expect.poll(code).toContain('console.log(');
  await button('Restore into editor').click();
  await expect.poll(() => page.getByLabel('Language').inputValue()).toBe('PYTHON3');
  await expect.poll(code).toContain('print(sum(map');
});

test('SOLVE-15 SOLVE-16 with a challenge in the address, the page requests both ids', async () => {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/problem/get'));
  await openSolve('?challenge=first-crossing');
  expect((await asked).postDataJSON()).toEqual({ problemID: sample, challengeID: 'first-crossing' });
});

test('Esc, then Tab, leaves the editor by keyboard', async () => {
  await editor().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await editor().evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('a button, and `?` outside the editor, show the keyboard shortcuts', async () => {
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
  expect(await sheet.count()).toBe(0);
});

test('the page reports no errors', () => {
  expect(page.url()).toContain(visit.url);
  expect(visit.trouble).toEqual([]);
});
