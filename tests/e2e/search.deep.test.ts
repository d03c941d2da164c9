import { afterEach, beforeAll, expect, test } from 'vitest';
import { createProblem, signUpPerson } from '../integration/client';
import type { FlakyProxy } from '../support/flaky-proxy';
import { searchBox } from '../support/search-box';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const { page, url } = visit;
const proxy = visit.proxy as FlakyProxy;
const { box, option } = searchBox(page);
const asked: string[] = [];

let mend = () => {};
afterEach(() => mend());

beforeAll(async () => {
  const ada = await signUpPerson(url, 'ada_sailor');
  await createProblem(url, ada, { title: 'Lantern parade', tags: ['lanterns', 'arrays'] });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) asked.push(request.postDataJSON().query);
  });
  await visit.open('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready);
});

async function open(path: string): Promise<void> {
  await visit.open(path);
  await box().waitFor();
}

/** Opens a page that stores the problem on the device. */
async function openTag(): Promise<void> {
  await open('/tags/lanterns');
  await page.getByRole('link', { name: 'Lantern parade' }).waitFor();
}

test('SRCH-7 LIM-2 reports a server that is silent for ten seconds, and shows results from the device', async () => {
  await openTag();
  mend = proxy.meddle('/api/search', { until: new Promise(() => {}) });
  const typedAt = Date.now();
  await box().fill('lantern par');
  await option(/^Lantern parade/).waitFor();
  await page
    .getByRole('search')
    .getByText("Server didn't respond. Please try again later.")
    .first()
    .waitFor();
  // From here, the request is seen later than it was sent: so from the typing, with its 500 ms of quiet.
  expect(Date.now() - typedAt).toBeGreaterThanOrEqual(10_500);
});
