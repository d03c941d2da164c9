import { expect, test } from 'vitest';
import { desktop, phone, startVisit } from '../support/visit';

const visit = await startVisit();
const { page } = visit;

/**
 * Before the first page, which would record a visitor: the device knows the user, but the identity provider
 * does not.
 */
async function beForgotten(): Promise<void> {
  const { identity } = await (await fetch(`${visit.url}/api/meta`)).json();
  const person = { uid: 'gone', email: 'ada@a.example', username: 'ada', displayName: 'Ada', photoURL: null };
  await page.addInitScript(
    (hint) => {
      if (localStorage.length === 0) localStorage.setItem('codeferry.session', hint);
    },
    JSON.stringify({ person, identity, at: 1 }),
  );
}

test('an expired session shows a message and asks for sign-in beside the work', async () => {
  await beForgotten();
  await visit.open('/code/SAMPLPRBLM');
  await page.locator('.cm-content').waitFor();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('button', { name: 'Outbox: Sign in to send 1 item' }).click();
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await outbox.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: /^Sign in/ }).waitFor();
  // The user stays on the page with the work.
  expect(new URL(page.url()).pathname).toBe('/code/SAMPLPRBLM');
  expect(visit.trouble).toEqual([]);
});

test('a message does not cover the buttons of the card, on a phone and on a desktop', async () => {
  const card = page.getByRole('dialog', { name: /^Sign in/ });
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await card.getByLabel('Password', { exact: true }).fill('not-this-one');
    await card.getByRole('button', { name: 'Sign in', exact: true }).click();
    const message = page.locator('[data-sonner-toast][data-type=error][data-mounted=true]').first();
    await message.waitFor();
    const apart = async () => {
      const [one, other] = [await message.boundingBox(), await card.boundingBox()];
      if (!one || !other) return false;
      return one.y + one.height <= other.y || one.x + one.width <= other.x;
    };
    await expect.poll(apart, { timeout: 10_000 }).toBe(true);
    await page.locator('[data-sonner-toast] [data-close-button]').first().click();
    await message.waitFor({ state: 'detached' });
  }
});

test('the initials in the top bar link to the profile and are not underlined', async () => {
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile of Ada' });
  expect(await profile.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('none');
});
