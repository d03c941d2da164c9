/** Somebody whose sign-in has ended without their doing: nothing is lost, and the way back in is open. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/visit';

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await startVisit();
  ({ page } = visit);
});

afterAll(async () => {
  await visit?.end();
});

/** Known to this device since long ago, but not to the identity provider any more. */
async function beForgotten(): Promise<void> {
  await visit.open('/');
  await page.evaluate(async () => {
    const answer = await fetch('/api/meta');
    const { identity } = await answer.json();
    const person = {
      uid: 'gone',
      email: 'ada@a.example',
      username: 'ada',
      displayName: 'Ada',
      photoURL: null,
    };
    localStorage.setItem('codeferry.session', JSON.stringify({ person, identity, at: 1 }));
  });
}

test('who must sign in again is told so, and reaches the login form from the outbox', async () => {
  await beForgotten();
  await visit.open('/code/SAMPLPRBLM');
  await page.locator('.cm-content').waitFor();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('button', { name: 'Outbox: Sign in to send 1 item' }).click();
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await outbox.getByRole('link', { name: 'Sign in' }).first().click();
  await page.waitForURL('**/login?from=%2Fcode%2FSAMPLPRBLM');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@a.example');
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(visit.trouble).toEqual([]);
});

test('the initials in the top bar lead to the profile and are not underlined', async () => {
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile of Ada' });
  expect(await profile.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('none');
});
