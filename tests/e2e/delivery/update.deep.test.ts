/** An update by a second build. update.test.ts simulates one with the same files. */
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { startTwoBuilds } from '../../support/browser/second-build';
import { startVisit, withServiceWorker } from '../../support/browser/visit';

const visit = await startVisit();
const news = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

test('OFF-1 with two builds, the new one is offered, one tab takes it, and the other still finds all parts of its own', async () => {
  const builds = await startTwoBuilds(visit.url);
  afterAll(() => builds.close());
  const device = await visit.openDevice(withServiceWorker);
  const one = device.page;
  await one.goto(builds.url);
  await news(one, 'Ready to work offline').waitFor();
  const two = await device.context.newPage();
  await two.goto(`${builds.url}/explore`);
  await two.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
  await two.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  const part = (
    await one.evaluate(async () => (await caches.keys()).filter((name) => name.includes('precache')))
  )[0];
  const terms = await one.evaluate(async (name) => {
    const keys = await (await caches.open(name ?? '')).keys();
    return keys.map(({ url }) => new URL(url).pathname).find((path) => /\/information-[^/]+\.js$/.test(path));
  }, part);
  builds.change();
  await one.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await one.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting != null,
    null,
    { timeout: 180_000 },
  );
  const offer = news(one, 'A new version is ready').getByRole('button', { name: 'Reload' });
  await offer.waitFor();
  const isSecond = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('-second.'));
  expect(await one.evaluate(isSecond)).toBe(false);
  await offer.click();
  await one.waitForFunction(isSecond);
  await news(two, 'Another tab changed to a new version').waitFor();
  expect((await fetch(`${builds.url}${terms}`)).status).toBe(404);
  // As a string: the bundler would transform a function.
  const found = await two.evaluate(
    `import(${JSON.stringify(terms)}).then((part) => Object.keys(part).length)`,
  );
  expect(found).toBeGreaterThan(0);
});
