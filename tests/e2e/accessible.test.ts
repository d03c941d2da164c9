/** Every page outside the account screens, on a desk and on a phone, in both themes: no accessibility fault, nothing cut off. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, phone, startVisit, type Visit } from '../support/visit';

const sample = 'SAMPLPRBLM';

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await startVisit();
  ({ page } = visit);
});

afterAll(async () => {
  await visit?.end();
});

const open = (path: string) => visit.open(path);
describe.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  const paths = [
    '/',
    '/explore',
    '/tags/arrays',
    '/challenges/first-crossing',
    `/problems/${sample}`,
    `/code/${sample}`,
    '/contests',
    '/contests/create',
    '/no/such/page',
  ];
  test.each(['dark', 'light'])(
    'no page has an accessibility fault or scrolls sideways in %s',
    async (theme) => {
      await page.setViewportSize(viewport);
      await open('/');
      await page.evaluate((choice) => localStorage.setItem('codeferry-theme', choice), theme);
      const found: string[] = [];
      for (const address of paths) {
        await open(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('main :is(.cm-content, a, button)').first().waitFor({ state: 'attached' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const faults = violations.map(({ id, nodes }) => `${address}: ${id} at ${nodes[0]?.target}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        found.push(...faults, ...(overflow > 0 ? [`${address}: ${overflow} px too wide`] : []));
      }
      expect(found).toEqual([]);
    },
  );
});

test('results, custom input, own submissions and the open outbox have no accessibility fault either', async () => {
  await page.setViewportSize(desktop);
  await open(`/code/${sample}`);
  await page.locator('.cm-content').waitFor();
  const found: string[] = [];
  const look = async (where: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.target}`));
  };
  await page.getByRole('button', { name: /^Run/ }).click();
  await page.getByText('Output differs').first().waitFor();
  await look('sample results');
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await look('custom input');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByText('Your code is in line. Starting soon.').first().waitFor();
  await look('verdict');
  await page.getByRole('tab', { name: 'Your submissions' }).click();
  await page.getByRole('tabpanel').locator('summary').first().click();
  await look('own submissions');
  await page.getByRole('button', { name: /^Outbox/ }).click();
  await page.getByRole('region', { name: 'Outbox' }).getByRole('link', { name: sample }).waitFor();
  await look('outbox');
  expect(found).toEqual([]);
});

test('nothing failed in the page meanwhile', () => {
  expect(page.url()).toContain(visit.product.url);
  expect(visit.trouble).toEqual([]);
});
