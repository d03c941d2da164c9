import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser, type EvaluateFunc, type Page } from 'puppeteer-core';

/**
 * Firefox for tests: from FIREFOX_PATH or the system. Without one, throws an error that says how to install it.
 * @param preferences of about:config
 */
export function launchFirefox(preferences: Record<string, unknown> = {}): Promise<Browser> {
  const executablePath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath)
    throw new Error('There is no Firefox here. Install it, or name its program in FIREFOX_PATH.');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  });
}

/**
 * Puppeteer's own wait compiles text in the page, which Firefox forbids under a CSP. @throws after a minute
 */
export async function waitUntil<Args extends unknown[]>(
  page: Page,
  isSo: EvaluateFunc<Args>,
  ...args: Args
): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await page.evaluate(isSo, ...args))) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${isSo} ${JSON.stringify(args)}`);
    await sleep(100);
  }
}
