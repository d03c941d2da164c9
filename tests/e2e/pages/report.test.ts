import { expect } from 'vitest';
import { pngSize } from '../../../contract/rules/png';
import { hintKey } from '../../../src/auth/session-hint';
import { signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { uniqueName } from '../../support/unique-name';

// A screenshot keeps the page busy for seconds, longer on a busy machine.
const device = { viewport: { width: 1280, height: 800 }, patienceMs: 60_000 };
const visit = await startVisit({ device });
const { page } = visit;

const float = () => page.getByRole('button', { name: 'Report a bug or request a feature' });
const dialog = () => page.getByRole('dialog', { name: 'Send a report' });
const description = () => dialog().getByLabel('What happened, or what would you like to see?');
const send = () => dialog().getByRole('button', { name: /^Send/ });
const arrived = 'Bug report submitted successfully! Thank you so much for helping to improve the product.';

async function openForm(path: string): Promise<void> {
  await visit.open(path);
  await float().click();
  await dialog().waitFor();
}

test('BUG-2 BUG-3 LIM-18 offers the types bug, feature and other, and sends nothing without a description', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/bug-report') && sent.push(request.url()));
  await openForm('/explore');
  const options = dialog().getByLabel('Type of report').locator('option');
  expect(await options.allInnerTexts()).toEqual(['Bug', 'Feature Request', 'Other']);
  expect(await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    'bug',
    'feature',
    'other',
  ]);
  await send().click();
  await dialog().getByText('Enter a description.').waitFor();
  expect(sent).toEqual([]);
});

test('BUG-1 the button opens the form; Escape closes it and returns the focus to the button', async () => {
  await openForm('/explore');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => float().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog().waitFor();
});

test('BUG-4 BUG-5 LIM-16 takes a screenshot of the page on #181818, shows it, and removes it again', async () => {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  // A light page keeps its own ground.
  await page.emulateMedia({ colorScheme: 'dark' });
  await openForm('/terms');
  await dialog().getByLabel('Add a screenshot of this page').check();
  const preview = dialog().getByAltText('Screenshot that will be sent');
  await preview.waitFor();
  const corner = await preview.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const colours = new Set<string>();
    const { data } = drawing?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    for (let at = 0; at < data.length; at += 4 * 97) colours.add(data.slice(at, at + 3).join());
    return { width: canvas.width, ground: [...(data.slice(-4) ?? [])], colours: colours.size };
  });
  expect(corner.width).toBe(1280);
  expect(corner.ground).toEqual([0x18, 0x18, 0x18, 255]);
  expect(corner.colours).toBeGreaterThan(20);
  // The CSP allows the screenshot's creation.
  expect(complaints).toEqual([]);
  await dialog().getByLabel('Add a screenshot of this page').uncheck();
  expect(await preview.count()).toBe(0);
});

test('BUG-7 BUG-8 BUG-9 BUG-10 BUG-11 BUG-12 sends the report with the screenshot, the button waits, and the form is then empty', async () => {
  await openForm('/terms');
  await dialog().getByLabel('Add a screenshot of this page').check();
  await dialog().getByAltText('Screenshot that will be sent').waitFor();
  await dialog().getByLabel('Type of report').selectOption('feature');
  await description().fill('More boats');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/bug-report', async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest('**/api/bug-report');
  await send().click();
  const sent = await request;
  await expect.poll(() => send().isDisabled()).toBe(true);
  expect(await description().isEditable()).toBe(false);
  release();
  await page.getByText(arrived).waitFor();
  await page.unroute('**/api/bug-report');
  await dialog().waitFor({ state: 'detached' });
  const body = sent.postDataBuffer() ?? Buffer.alloc(0);
  const text = body.toString('latin1');
  for (const [name, value] of [
    ['type', 'feature'],
    ['description', 'More boats'],
    ['email', 'Anonymous'],
    ['currentURL', `${visit.url}/terms`],
    ['screenWidth', '\\d+'],
    ['screenHeight', '\\d+'],
  ]) {
    expect(text).toMatch(new RegExp(`name="${name}"\r\n\r\n${value}\r\n`));
  }
  expect(text).toContain('filename="screenshot.png"\r\nContent-Type: image/png');
  const png = body.subarray(body.indexOf('\x89PNG', 'latin1'));
  expect(pngSize(png)).toMatchObject({ width: 1280 });
  // The toast may cover the button.
  await page.locator('[data-sonner-toast] [data-close-button]').first().click();
  await float().click();
  expect(await description().inputValue()).toBe('');
  expect(await dialog().getByAltText('Screenshot that will be sent').count()).toBe(0);
});

test('BUG-10 after navigation in the app, the report has the new page, without the code of the class link', async () => {
  await visit.open('/classes/join#ABCD-EFGH');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/login\?from=.*ABCD-EFGH/);
  await float().click();
  await description().fill('The door is locked');
  const request = page.waitForRequest('**/api/bug-report');
  await send().click();
  const text = (await request).postData() ?? '';
  expect(text).toContain(`name="currentURL"\r\n\r\n${visit.url}/login\r\n`);
  expect(text).not.toContain('ABCD');
  await page.getByText(arrived).waitFor();
});

test('BUG-13 a refused report shows the server’s reason and stays in the form', async () => {
  await page.route('**/api/bug-report', (route) =>
    route.fulfill({
      status: 400,
      json: { errorCode: 'VALIDATION', error: 'Invalid request', message: 'Not like this.' },
    }),
  );
  await openForm('/explore');
  await description().fill('Refused');
  await send().click();
  await page.getByText('Error while submitting bug report. Not like this.').waitFor();
  await expect.poll(() => send().isEnabled(), { timeout: 10_000 }).toBe(true);
  await expect.poll(() => description().inputValue()).toBe('Refused');
});

deepTest('OFF-2 a report written offline is saved on this device and sent later', async () => {
  await openForm('/terms');
  // The parts that save a report load in the background.
  await page.waitForLoadState('networkidle');
  await visit.context.setOffline(true);
  await page
    .getByText(/^Offline/)
    .first()
    .waitFor();
  await description().fill('Written on the ferry');
  await send().click();
  await page
    .getByText('Your report is saved on this device and is sent as soon as the server can be reached.')
    .waitFor();
  await dialog().waitFor({ state: 'detached' });
  await visit.context.setOffline(false);
  await page.getByText(arrived).last().waitFor();
});

test('BUG-6 the form has the account’s email, which can be removed; sign-out clears the typed text', async () => {
  const ada = await signUpPerson(visit.url, uniqueName('adalove'));
  await signInDevice(page, visit.url, ada);
  await openForm('/explore');
  const email = dialog().getByLabel('Email (optional, for follow-up)');
  await expect.poll(() => email.inputValue()).toBe(ada.email);
  await email.fill('');
  expect(await email.inputValue()).toBe('');
  await description().fill('What Ada saw');
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  }, hintKey);
  await expect.poll(() => description().inputValue(), { timeout: 10_000 }).toBe('');
});

deepTest('BUG-6 an invalid email is reported at its field, and the other fields stay', async () => {
  await openForm('/explore');
  await description().fill('It sank');
  const email = dialog().getByLabel('Email (optional, for follow-up)');
  await email.fill('not an address');
  await send().click();
  await dialog().getByText('This is not an email address.').waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await description().getAttribute('aria-invalid')).toBe('false');
  expect(await description().inputValue()).toBe('It sank');
  expect(visit.trouble).toEqual([]);
});
