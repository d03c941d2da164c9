import { expect, test } from 'vitest';
import { startVisit } from '../../support/visit';

const visit = await startVisit();
const { page } = visit;

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

test('the initials in the top bar link to the profile and are not underlined', async () => {
  await beForgotten();
  await visit.open('/explore');
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile of Ada' });
  expect(await profile.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('none');
  await profile.click();
  await page.waitForURL((url) => url.pathname === '/profile');
  expect(visit.trouble).toEqual([]);
});
