import type { Page } from 'playwright';
import { afterEach, beforeEach, expect } from 'vitest';
import { chooseLanguage, writeProgram } from '../pages/solve-page';
import type { FlakyProxy, Meddling } from '../product/flaky-proxy';
import { rowsOnDevice } from './device-database';
import { startVisit, withServiceWorker } from './visit';

export const allCalls = /^\/api\//;
export const indicator = (tab: Page): Promise<string | null> =>
  tab.getByRole('button', { name: /^Outbox/ }).getAttribute('aria-label');
const submitButton = (tab: Page) => tab.getByRole('button', { name: /^Submit/ });

/** A device, with its service worker, whose server gets into trouble. Await it at the top of the file. */
export async function startTroubledVisit() {
  const visit = await startVisit({ viaProxy: true, device: withServiceWorker });
  const proxy = visit.proxy as FlakyProxy;
  const { page } = visit;
  let mend = () => {};
  let programs = 0;

  beforeEach(async () => {
    await visit.open('/explore');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.locator('main li', { hasText: 'Twin beacons' }).first().waitFor();
    await visit.open('/code/SAMPLPRBLM');
    await chooseLanguage(page, 'PYTHON3');
    await expect.poll(() => indicator(page), { timeout: 30_000 }).toMatch(/Online/);
  });
  afterEach(() => mend());

  function trouble(path: RegExp, line: Meddling): void {
    mend = proxy.meddle(path, line);
  }
  const newProgram = () => {
    programs += 1;
    return `print(${programs})`;
  };
  const receipts = async (tab: Page): Promise<string[]> =>
    (await rowsOnDevice<{ receipt: string }>(tab, 'submissions')).map(({ receipt }) => receipt);
  const unsent = async () => (await receipts(page)).filter((receipt) => receipt === 'saved').length;
  async function submit(code: string): Promise<void> {
    await writeProgram(page, code);
    await expect.poll(() => submitButton(page).isEnabled(), { timeout: 15_000 }).toBe(true);
    await submitButton(page).click();
  }

  /** During this trouble of all calls the indicator says so, the user can submit, and all is sent after it. */
  async function expectRecovery(line: Meddling, says: RegExp): Promise<void> {
    trouble(allCalls, line);
    await submit(newProgram());
    // The requirement is ten seconds; the rest is for a busy machine.
    await expect.poll(() => indicator(page), { timeout: 15_000 }).toMatch(says);
    await submit(newProgram());
    await expect.poll(unsent).toBe(2);
    const said = await page.locator('main').innerText();
    expect(said).toContain('on this device');
    expect(said).not.toContain('An error occurred');

    // Local data stays visible without an error.
    const other = await visit.openTab('/explore');
    await other.locator('main li', { hasText: 'Twin beacons' }).first().waitFor();
    await expect.poll(() => indicator(other), { timeout: 20_000 }).toMatch(says);
    expect(await other.getByText("Looks like there's a problem with the server").count()).toBe(0);
    // The app may have become ready for offline use just now.
    const toasts = await other.locator('[data-sonner-toast]').allInnerTexts();
    expect(toasts.filter((text) => !text.includes('Ready to work offline'))).toEqual([]);
    await other.getByRole('button', { name: /^Outbox/ }).click();
    await other.getByRole('button', { name: 'Try now' }).waitFor();
    await other.close();

    mend();
    await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
    await expect.poll(() => indicator(page)).toMatch(/Online/);
  }
  return {
    visit,
    page,
    proxy,
    trouble,
    newProgram,
    receipts,
    unsent,
    submit,
    expectRecovery,
    mend: () => mend(),
  };
}
