import { expect } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';

const visit = await startVisit();
const { page, open } = visit;
const main = page.getByRole('main');
const heading = () => page.getByRole('heading', { level: 1 });

test('NOTF-1 NOTF-2 NOTF-3 an unknown address shows the address, suggests similar routes, and offers Go Home', async () => {
  await open('/explroe');
  await heading().filter({ hasText: '/explroe is not found.' }).waitFor();
  await page.getByRole('link', { name: 'Go Home' }).waitFor();
  await main.getByRole('link', { name: '/explore' }).click();
  await page.waitForURL((url) => url.pathname === '/explore');
  await open('/nothing/like/this');
  await heading().filter({ hasText: '/nothing/like/this is not found.' }).waitFor();
  expect(await main.getByRole('link').allTextContents()).toEqual(['Go Home']);
  await main.getByRole('link').click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('LEGAL-1 LEGAL-2 LEGAL-3 NAV-22 terms and privacy state age, price, the cheating rule, no sale of data, and a contact', async () => {
  const { contactEmail } = await (await fetch(`${visit.url}/api/meta`)).json();
  await open('/terms');
  for (const text of ['at least 13', 'It is free', 'No cheating'])
    await main.getByText(text).first().waitFor();
  await open('/privacy');
  await main.getByText('Your data is not sold').waitFor();
  const contact = main.getByRole('link', { name: contactEmail });
  await expect.poll(() => contact.getAttribute('href')).toBe(`mailto:${contactEmail}`);
});

deepTest('the terms link to the licences of all software that browsers load', async () => {
  await open('/terms');
  const link = main.getByRole('link', { name: 'Read their licences' });
  await expect.poll(() => link.getAttribute('href')).toBe('/third-party.txt');
  const answer = await page.request.get(`${visit.url}/third-party.txt`);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  for (const name of ['react', 'dexie', 'firebase', 'pyodide', 'workbox-precaching', '@yowasp/clang'])
    expect(text).toContain(`## ${name} - `);
  expect(text).toContain('Permission is hereby granted');
});

test('NAV-3 NAV-21 the utility pages open at their addresses', async () => {
  await open('/under-construction');
  await heading().filter({ hasText: 'Under construction' }).waitFor();
  await open('/meta');
  await main.getByText(visit.url).waitFor();
  await open('/test');
  await page.getByRole('heading', { name: 'Everything works' }).waitFor();
});

deepTest('the status page shows what works and what does not', async () => {
  await open('/status');
  await page.getByText('Everything works except judging.').waitFor();
  await expect.poll(() => page.getByText('Not available').count()).toBe(4);
  expect(visit.trouble).toEqual([]);
});
