import { expect, test } from 'vitest';
import { startVisit, withServiceWorker } from '../../support/browser/visit';

const visit = await startVisit({ device: withServiceWorker });
const { page } = visit;

test.each([
  ['/code/samplprblm?challenge=first-crossing', '/code/SAMPLPRBLM?challenge=first-crossing'],
  ['/problems/SamplPrblm', '/problems/SAMPLPRBLM'],
  ['/quiz/empty-locker', '/quiz/EMPTY-LOCKER'],
])('NAV-5 NAV-16 NAV-17 the server redirects %s to %s', async (asked, right) => {
  const answer = await fetch(`${visit.url}${asked}`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(right);
  const there = await fetch(`${visit.url}${right}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect(there.status).toBe(200);
});

test('SOLVE-16 a challenge that is not on this device shows the name that came with the problem', async () => {
  await visit.open('/code/SAMPLPRBLM?challenge=first-crossing');
  const switcher = page.getByRole('navigation', { name: 'Challenge' });
  await switcher.getByRole('link', { name: 'First crossing', exact: true }).waitFor();
  await switcher.getByText(/^\d+ of \d+$/).waitFor();
});

test('NAV-5 NAV-16 NAV-17 the app redirects to the right address offline', async () => {
  await visit.open('/code/SAMPLPRBLM');
  await page.getByRole('heading', { level: 1, name: 'All Aboard' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.open('/quiz/EMPTY-LOCKER');
  await page.getByRole('heading', { level: 1, name: 'The locker that remembers' }).waitFor();
  await visit.context.setOffline(true);
  await visit.open('/code/samplprblm?challenge=first-crossing');
  await page.waitForURL('**/code/SAMPLPRBLM?challenge=first-crossing');
  await visit.open('/problems/samplprblm');
  await page.waitForURL('**/problems/SAMPLPRBLM');
  await visit.open('/quiz/Empty-Locker');
  await page.waitForURL('**/quiz/EMPTY-LOCKER');
  await page.getByRole('heading', { level: 1, name: 'The locker that remembers' }).waitFor();
  expect(visit.trouble).toEqual([]);
});
