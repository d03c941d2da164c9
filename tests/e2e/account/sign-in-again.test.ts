import { expect } from 'vitest';
import { desktop, phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';

const visit = await startVisit();
const { page } = visit;
const card = page.getByRole('dialog', { name: /^Sign in/ });

/** The device knows the user, but the identity provider does not. */
async function beForgotten(): Promise<void> {
  const person = { uid: 'gone', email: 'ada@a.example', username: 'ada', displayName: 'Ada', photoURL: null };
  await visit.open('/api/meta');
  await page.evaluate(
    async (hint) => {
      const { identity } = await (await fetch('/api/meta')).json();
      localStorage.setItem('codeferry.session', JSON.stringify({ ...hint, identity }));
    },
    { person, at: 1 },
  );
}

deepTest(
  'an expired session asks for sign-in beside the work, and a message does not cover the card',
  async () => {
    await beForgotten();
    await visit.open('/code/SAMPLPRBLM');
    await page.locator('.cm-content').waitFor();
    await page.getByRole('button', { name: /^Submit/ }).click();
    await page.getByRole('button', { name: 'Outbox: Sign in to send 1 item' }).click();
    const outbox = page.getByRole('region', { name: 'Outbox' });
    await outbox.getByRole('button', { name: 'Sign in' }).click();
    await card.waitFor();
    // The user stays on the page with the work.
    expect(new URL(page.url()).pathname).toBe('/code/SAMPLPRBLM');

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
      await expect.poll(apart).toBe(true);
      await page.locator('[data-sonner-toast] [data-close-button]').first().click();
      await message.waitFor({ state: 'detached' });
    }
  },
);

test('the initials in the top bar link to the profile and are not underlined', async () => {
  await beForgotten();
  await visit.open('/explore');
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile of Ada' });
  expect(await profile.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('none');
  await profile.click();
  await page.waitForURL((url) => url.pathname === '/profile');
  expect(visit.trouble).toEqual([]);
});
