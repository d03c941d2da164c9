import { expect, test } from 'vitest';
import { createProblem, signUpPerson } from '../../integration/client';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;

test('SOLVE-13 a text that would take minutes to render is shown as written, and the page stays responsive', async () => {
  const person = await signUpPerson(visit.url, uniqueName('writer'));
  const description = `${'*a_'.repeat(30_000)} the end`;
  const id = await createProblem(visit.url, person, {
    description,
    inputFormat: 'Two **whole** numbers.',
    constraints: `${'1. '.repeat(20_000)}`,
  });
  await page.addInitScript(() => {
    let last = performance.now();
    const watched = window as Window & { longestPauseMs?: number };
    setInterval(() => {
      const now = performance.now();
      watched.longestPauseMs = Math.max(watched.longestPauseMs ?? 0, now - last);
      last = now;
    }, 20);
  });
  await visit.open(`/code/${id}`);
  await page.getByText('the end', { exact: false }).first().waitFor();
  await page.locator('strong', { hasText: 'whole' }).waitFor();
  const pause = await page.evaluate(
    () => (window as Window & { longestPauseMs?: number }).longestPauseMs ?? 0,
  );
  // Rendering it would take minutes.
  expect(pause).toBeLessThan(15_000);
  expect(visit.trouble).toEqual([]);
});
