/** With the service worker, as in real use. */
import { expect, test } from 'vitest';
import { allCalls, indicator, startTroubledVisit } from '../../support/browser/troubled-visit';
import type { Meddling } from '../../support/product/flaky-proxy';

const stage = await startTroubledVisit();
const { visit, page, trouble, newProgram, unsent, submit, mend } = stage;
const never = new Promise(() => {});

/** The fault for every request, and the indicator's text. */
const troubles: [name: string, line: Meddling, says: RegExp][] = [
  ['hangs', { until: never }, /No answer from the server/],
  ['breaks every connection', { broken: true }, /Offline/],
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
  (_, line, says) => stage.expectRecovery(line, says),
);

test('OFF-2 a slow server is not treated as silent: no request is abandoned, and the app stays online', async () => {
  trouble(allCalls, { delayMs: 2500 });
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
  trouble(allCalls, { until: never });
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
  trouble(allCalls, { broken: true });
  await status.reload();
  await status.getByText('No answer', { exact: true }).first().waitFor();
  // Database, queue, sandbox and four languages.
  await expect.poll(() => status.getByText('Unknown', { exact: true }).count()).toBe(7);
  expect(await status.getByText('Working', { exact: true }).count()).toBe(0);
});

test('OFF-2 a server that answers 500: the indicator says so, the user can submit, and all is sent once the server recovers', async () => {
  const json = { errorCode: 'INTERNAL', error: 'Server error', message: 'It broke.' };
  await stage.expectRecovery({ answer: { status: 500, json } }, /Server problem/);
});

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
