/** With the service worker, as in real use. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOnDevice } from '../support/device-database';
import type { FlakyProxy, Meddling } from '../support/flaky-proxy';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { startVisit, withServiceWorker } from '../support/visit';

const never = new Promise(() => {});
const visit = await startVisit({ viaProxy: true, device: withServiceWorker });
const proxy = visit.proxy as FlakyProxy;
const { page } = visit;

beforeEach(async () => {
  await visit.open('/explore');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('main li', { hasText: 'Twin beacons' }).first().waitFor();
  await visit.open('/code/SAMPLPRBLM');
  await chooseLanguage(page, 'PYTHON3');
  await expect.poll(() => indicator(page), { timeout: 30_000 }).toMatch(/Online/);
});

let mend = () => {};
function trouble(path: RegExp, line: Meddling): void {
  mend = proxy.meddle(path, line);
}
afterEach(() => mend());

const api = /^\/api\//;
const indicator = (tab: Page) => tab.getByRole('button', { name: /^Outbox/ }).getAttribute('aria-label');
const submitButton = (tab: Page) => tab.getByRole('button', { name: /^Submit/ });

async function receipts(tab: Page): Promise<string[]> {
  const rows = await rowsOnDevice<{ receipt: string }>(tab, 'submissions');
  return rows.map(({ receipt }) => receipt);
}

const unsent = async () => (await receipts(page)).filter((receipt) => receipt === 'saved').length;

async function submit(code: string): Promise<void> {
  await writeProgram(page, code);
  await expect.poll(() => submitButton(page).isEnabled(), { timeout: 15_000 }).toBe(true);
  await submitButton(page).click();
}

let programs = 0;
const newProgram = () => {
  programs += 1;
  return `print(${programs})`;
};

/** The fault for every request, and the indicator's text. */
const troubles: [name: string, line: Meddling, says: RegExp][] = [
  ['hangs', { until: never }, /No answer from the server/],
  ['breaks every connection', { broken: true }, /Offline/],
  [
    'answers 500',
    { answer: { status: 500, json: { errorCode: 'INTERNAL', error: 'Server error', message: 'It broke.' } } },
    /Server problem/,
  ],
  [
    'is unreachable behind a gateway (502)',
    { answer: { status: 502, html: '<h1>Bad Gateway</h1>' } },
    /No answer from the server/,
  ],
  [
    'is hidden by a captive portal',
    { answer: { status: 200, html: '<h1>Welcome to our hotel</h1>' } },
    /Offline/,
  ],
];

test.each(troubles)(
  'OFF-2 a server that %s: the indicator says so, the user can submit, and all is sent once the server recovers',
  async (_, line, says) => {
    trouble(api, line);
    await submit(newProgram());
    // The requirement is ten seconds; the rest is for a busy machine.
    await expect.poll(() => indicator(page), { timeout: 15_000 }).toMatch(says);
    await submit(newProgram());
    await expect.poll(unsent).toBe(2);
    const said = await page.locator('main').innerText();
    expect(said).toContain('on this device');
    expect(said).not.toContain('An error occurred');

    // Local data stays visible without an error.
    const other = await visit.openTab('/explore');
    await other.locator('main li', { hasText: 'Twin beacons' }).first().waitFor();
    await expect.poll(() => indicator(other), { timeout: 20_000 }).toMatch(says);
    expect(await other.getByText("Looks like there's a problem with the server").count()).toBe(0);
    expect(await other.locator('[data-sonner-toast]').count()).toBe(0);
    await other.getByRole('button', { name: /^Outbox/ }).click();
    await other.getByRole('button', { name: 'Try now' }).waitFor();
    await other.close();

    mend();
    await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
    await expect.poll(() => indicator(page)).toMatch(/Online/);
  },
);

test('OFF-2 if only the sending call fails, the message is accurate, and submissions are sent soon after it works again', async () => {
  const answer = {
    status: 500,
    json: { errorCode: 'INTERNAL', error: 'Server error', message: 'It broke.' },
  };
  trouble(/^\/api\/(code\/submit|outbox)$/, { answer });
  await submit(newProgram());
  await page.getByText('The server has a problem. Your code is saved on this device').first().waitFor();
  await expect.poll(() => indicator(page)).toMatch(/Server problem/);
  await submit(newProgram());
  mend();
  await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
});

test('OFF-2 a slow server is not treated as silent: no request is abandoned, and the app stays online', async () => {
  trouble(api, { delayMs: 2500 });
  const words = new Set<string | null>();
  await submit(newProgram());
  await expect
    .poll(
      async () => {
        words.add(await indicator(page));
        return unsent();
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  expect(words.size).toBeGreaterThan(0);
  expect([...words].filter((word) => /No answer|Offline|problem/.test(word ?? ''))).toEqual([]);
});

test('OFF-2 after a reload with a hanging server, the page says so and shows the content of the device', async () => {
  trouble(api, { until: never });
  await page.reload();
  await page.locator('.cm-content').waitFor();
  await expect.poll(() => indicator(page), { timeout: 15_000 }).toMatch(/No answer from the server/);
  await submit(newProgram());
  await expect.poll(unsent).toBe(1);
  await page.reload();
  await page.locator('.cm-content').waitFor();
  mend();
  await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
});

test('D-36 the status page shows unreachable parts as unknown', async () => {
  const status = await visit.openTab('/status');
  await status.getByText('Everything works except judging.').waitFor();
  trouble(api, { broken: true });
  await status.reload();
  await status.getByText('No answer', { exact: true }).first().waitFor();
  // Database, queue, sandbox and four languages.
  await expect.poll(() => status.getByText('Unknown', { exact: true }).count()).toBe(7);
  expect(await status.getByText('Working', { exact: true }).count()).toBe(0);
});
