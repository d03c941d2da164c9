import { afterEach, beforeAll, expect } from 'vitest';
import { createProblem, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { recordCalls } from '../../support/browser/page-calls';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { searchBox } from '../../support/pages/search-box';
import type { FlakyProxy } from '../../support/product/flaky-proxy';

const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const { page, url } = visit;
const proxy = visit.proxy as FlakyProxy;
const { box, list, options, option } = searchBox(page);
const asked: string[] = [];
/** Id of the active option, as a screen reader gets it. */
const meant = () => box().getAttribute('aria-activedescendant');

let mend = () => {};
afterEach(() => mend());

/** No request reaches the server any more. */
function cut(): void {
  mend = proxy.meddle(/^/, { broken: true });
}

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

test('NAV-28 SRCH-1 SRCH-4 the box in the top bar finds problems, tags, people and challenges', async () => {
  await open('/terms');
  await box().fill('  LANTERN ');
  await option(/^Lantern parade ?, problem/).waitFor();
  await option(/^lanterns ?, tag/).waitFor();
  expect(asked.at(-1)).toBe('lantern');
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .filter({ hasText: /results?\./ })
        .count(),
    )
    .toBe(1);
  await box().fill('ada_sailor');
  await option(/ada_sailor.*person/).waitFor();
  await box().fill('first crossing');
  await option(/^First crossing ?, challenge/).waitFor();
  await box().fill('lantren parda');
  await option(/^Lantern parade/).waitFor();
});

test('SRCH-3 LIM-1 typing sends one request, half a second after the last letter', async () => {
  const { page: typing } = await visit.openDevice({ serviceWorkers: 'block' });
  await typing.clock.install();
  const calls = await recordCalls(typing);
  await visit.open('/terms', typing);
  const field = searchBox(typing).box();
  await field.click();
  const now = () => typing.evaluate(() => Date.now());
  await typing.clock.pauseAt((await now()) + 20_000);
  const request = typing.waitForRequest('**/api/search');
  for (const letter of 'crate') {
    await typing.clock.runFor(400);
    await field.press(letter);
  }
  const typedAt = await now();
  await typing.clock.runFor(1000);
  expect((await request).postDataJSON()).toMatchObject({ query: 'crate' });
  expect((await calls('/api/search')).map(({ at }) => at - typedAt)).toEqual([500]);
});

test('API-13 SRCH-6 does not request an answer again in the same session', async () => {
  const device = await visit.openDevice({ serviceWorkers: 'block' });
  const search = searchBox(device.page);
  await device.page.clock.install();
  await visit.open('/terms', device.page);
  const requests: string[] = [];
  device.page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) requests.push(request.postDataJSON().query);
  });
  const ask = async (query: string, result: RegExp) => {
    await search.box().fill(query);
    // Longer than the half second of debouncing.
    await device.page.clock.runFor(1000);
    await search.option(result).first().waitFor();
  };
  await ask('lantern par', /^Lantern parade/);
  await ask('crate ord', /crate/i);
  expect(requests).toEqual(['lantern par', 'crate ord']);
  await ask('lantern par', /^Lantern parade/);
  await ask('crate ord', /crate/i);
  await ask('mooring', /mooring/i);
  expect(requests).toEqual(['lantern par', 'crate ord', 'mooring']);
  // A new visit is a new session.
  await device.page.reload();
  await ask('lantern par', /^Lantern parade/);
  expect(requests.at(-1)).toBe('lantern par');
  expect(requests).toHaveLength(4);
});

test('SRCH-5 an empty query clears the results', async () => {
  await open('/terms');
  await box().fill('lantern');
  await option(/^Lantern parade/).waitFor();
  await box().fill('   ');
  await list().waitFor({ state: 'detached' });
  await expect.poll(() => box().getAttribute('aria-expanded')).toBe('false');
});

test('arrow keys select, Escape closes, and the open list has no accessibility fault', async () => {
  await open('/terms');
  await box().fill('lantern');
  await option(/^Lantern parade/).waitFor();
  await expect.poll(() => box().getAttribute('aria-expanded')).toBe('true');
  expect(await meant()).toBeNull();
  await box().press('ArrowDown');
  expect(await meant()).toBe(await options().first().getAttribute('id'));
  await expect.poll(() => options().first().getAttribute('aria-selected')).toBe('true');
  await box().press('ArrowUp');
  expect(await meant()).toBeNull();
  await box().press('ArrowUp');
  expect(await meant()).toBe(await options().last().getAttribute('id'));
  expect(await faultsOn(page, 'open list')).toEqual([]);
  await box().press('Escape');
  await list().waitFor({ state: 'detached' });
  await expect.poll(() => box().inputValue()).toBe('lantern');
  await box().press('ArrowDown');
  await list().waitFor();
});

deepTest('SRCH-2 Enter opens the result; the query stays under Recent searches', async () => {
  await open('/terms');
  await box().fill('lanterns');
  await option(/^lanterns ?, tag/).waitFor();
  await box().press('ArrowDown');
  await box().press('Enter');
  await page.waitForURL('**/tags/lanterns?**');
  expect(await box().inputValue()).toBe('');
  await page.keyboard.press('/');
  await page.getByRole('listbox', { name: 'Recent searches' }).getByText('lanterns').waitFor();
  await box().fill('parade');
  // Before the list appears: Enter opens the first result as soon as it arrives.
  await box().press('Enter');
  await page.waitForURL('**/problems/lantern-parade?**');
  await page.keyboard.press('Control+k');
  await box().fill('ada_sailor');
  await option(/ada_sailor/).click();
  await page.waitForURL('**/profile/ada_sailor?**');
});

deepTest(
  'API-13 SRCH-7 LIM-2 reports a server that is silent for ten seconds, and shows results from the device',
  async () => {
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
  },
);

deepTest('no result moves under the pointer when the server answers after the device', async () => {
  await openTag();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const fresh = { name: 'Newly found', type: 'tag', url: 'newly-found' };
  mend = proxy.meddle('/api/search', { until: held, answer: { status: 200, json: [fresh] } });
  await box().fill('lantern pa');
  await option(/^Lantern parade/).hover();
  await page.getByRole('search').getByText('Asking the server…').waitFor();
  letGo();
  await option(/^Newly found/).waitFor();
  expect(await options().first().innerText()).toContain('Lantern parade');
  expect(await options().last().innerText()).toContain('Newly found');
});

deepTest(
  'without a server, the same box searches this device, tolerates typing errors, and names the source of the list',
  async () => {
    await openTag();
    await open('/explore');
    await page.getByRole('link', { name: 'First crossing' }).waitFor();
    cut();
    await open('/explore');
    await box().fill('lantren');
    await option(/^Lantern parade ?, problem/).waitFor();
    await page
      .getByRole('search')
      .getByText(/No network|cannot be reached/)
      .first()
      .waitFor();
    await box().fill('first crossing');
    await option(/^First crossing ?, challenge/).waitFor();
    await box().fill('lanterns');
    await option(/^lanterns ?, tag/).click();
    await page.waitForURL('**/tags/lanterns?**');
  },
);
