/** With the service worker, as in real use. */
import { test } from 'vitest';
import type { Meddling } from '../support/flaky-proxy';
import { startTroubledVisit } from '../support/troubled-visit';

const { expectRecovery } = await startTroubledVisit();
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
  (_, line, says) => expectRecovery(line, says),
);
