import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openRealBrowser, type RealBrowser } from '../chaos/outbox/real-browser';
import { ada, signUp } from '../support/account-forms';
import { typedText } from '../support/type-program';
import { serveProduct } from '../support/visit';

const typingMs = 8000;
/** Drafts save every 2 s; the rest is for a busy machine. */
const lostMsMax = 4500;

const serving = await serveProduct();
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-killed-'));
let browser: RealBrowser | undefined;
afterAll(async () => {
  await browser?.close();
  fs.rmSync(profile, { recursive: true, force: true });
});

async function openBrowser(address: string): Promise<Page> {
  browser ??= await openRealBrowser(profile, '');
  const page = await browser.context.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(`${serving.url}${address}`);
  return page;
}

interface Place {
  address: string;
  /** Makes the field visible. */
  reach(page: Page): Promise<Locator>;
  read(page: Page): Promise<string>;
}

/** Time between typing the first lost character and the kill. */
async function lostMs({ address, reach, read }: Place): Promise<number> {
  const page = await openBrowser(address);
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

  const again = await openBrowser(address);
  await reach(again);
  await expect.poll(() => read(again)).toMatch(/^x+$/);
  const { length } = await read(again);
  await again.close();
  return killedAt - (typedAt[length] ?? killedAt);
}

const value = (field: Locator) => field.inputValue();
const blank = (page: Page) => page.getByLabel('Blank 1');
const custom = (page: Page) => page.getByLabel('Input for the next run');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const name = (page: Page) => page.getByRole('textbox', { name: 'Contest Name', exact: true });
const shown = (find: (page: Page) => Locator) => async (page: Page) => {
  await find(page).waitFor();
  return find(page);
};

const places: [string, Place][] = [
  [
    'the code editor',
    {
      address: '/code/SAMPLPRBLM',
      reach: shown((page) => page.locator('.cm-content')),
      read: typedText,
    },
  ],
  [
    'a custom input',
    {
      address: '/code/SAMPLPRBLM',
      async reach(page) {
        await page.getByRole('tab', { name: 'Custom input' }).click();
        return custom(page);
      },
      read: (page) => value(custom(page)),
    },
  ],
  [
    'the answer to a question',
    { address: '/quiz/LOADING-ORDER', reach: shown(blank), read: (page) => value(blank(page)) },
  ],
  [
    'the problem wizard',
    {
      address: '/problems/create?draft=11111111-1111-4111-8111-111111111111',
      reach: shown(title),
      read: (page) => value(title(page)),
    },
  ],
  [
    'the contest wizard',
    {
      address: '/contests/create?draft=22222222-2222-4222-8222-222222222222',
      reach: shown(name),
      read: (page) => value(name(page)),
    },
  ],
];

test('a user signs in on this device', async () => {
  const page = await openBrowser('/signup');
  await signUp(page, ada);
  await page.waitForURL((url) => !url.pathname.startsWith('/signup'));
  await page.close();
});

test.each(places)(
  'OFF-2 after a kill while typing, %s has everything except the last moments',
  async (_, place) => {
    expect(await lostMs(place)).toBeLessThan(lostMsMax);
  },
);
