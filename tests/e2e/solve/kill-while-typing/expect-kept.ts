import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, expect } from 'vitest';
import { openRealBrowser, type RealBrowser } from '../../../chaos/outbox/real-browser';
import { signUpPerson } from '../../../integration/client';
import { signInDevice } from '../../../support/browser/sign-in-fast';
import { uniqueName } from '../../../support/unique-name';

export interface TypedPlace {
  address: string;
  /** Makes the field visible. */
  reach(page: Page): Promise<Locator>;
  read(page: Page): Promise<string>;
}

const typingMs = 8000;
/** Drafts save every 2 s; the rest is for a busy machine. */
const lostMsMax = 4500;

let profile: string;
let browser: RealBrowser | undefined;

/** Gives each test of the file a browser profile of its own. */
export function prepareProfile(): void {
  beforeEach(() => {
    profile = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-killed-'));
  });
  afterEach(async () => {
    await browser?.close();
    browser = undefined;
    fs.rmSync(profile, { recursive: true, force: true });
  });
}

async function openPage(): Promise<Page> {
  browser ??= await openRealBrowser(profile, '');
  const page = await browser.context.newPage();
  page.setDefaultTimeout(90_000);
  return page;
}

/** A user types in the field until the browser is killed; then the field has all but the last moments. */
export async function expectKept(url: string, { address, reach, read }: TypedPlace): Promise<void> {
  const page = await openPage();
  const { email } = await signUpPerson(url, uniqueName('typist'));
  await signInDevice(page, url, { email });
  await page.goto(`${url}${address}`);
  const field = await reach(page);
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const typedAt: number[] = [];
  const startMs = Date.now();
  while (Date.now() - startMs < typingMs) {
    await page.keyboard.type('x', { delay: 100 });
    typedAt.push(Date.now());
  }
  const killedAt = Date.now();
  await browser?.kill();
  browser = undefined;

  const again = await openPage();
  await again.goto(`${url}${address}`);
  await reach(again);
  await expect.poll(() => read(again)).toMatch(/^x+$/);
  const { length } = await read(again);
  expect(killedAt - (typedAt[length] ?? killedAt)).toBeLessThan(lostMsMax);
}

export const shown = (find: (page: Page) => Locator) => async (page: Page) => {
  await find(page).waitFor();
  return find(page);
};
