import type { Locator, Page } from 'playwright';
import { test } from 'vitest';
import { serveProduct } from '../../support/browser/visit';
import { typedText } from '../../support/pages/type-program';
import { expectKept, prepareProfile, shown, type TypedPlace } from './kill-while-typing/expect-kept';

const { url } = await serveProduct({ ownServer: false });
prepareProfile();

const value = (field: Locator) => field.inputValue();
const blank = (page: Page) => page.getByLabel('Blank 1');
const custom = (page: Page) => page.getByLabel('Input for the next run');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const name = (page: Page) => page.getByRole('textbox', { name: 'Contest Name', exact: true });
const places: [string, TypedPlace][] = [
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

test.each(places)('OFF-2 after a kill while typing, %s has everything except the last moments', (_, place) =>
  expectKept(url, place),
);
