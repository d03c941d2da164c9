/** A slow line brings the page's own document in pieces, and the browser paints in between. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { firstScreenReady } from '../../support/browser/first-screen-ready';
import { shifted } from '../../support/browser/layout-shift';
import { desktop, phone, startVisit } from '../../support/browser/visit';

const pieces = 12;
const pauseMs = 100;
const visit = await startVisit();
await firstScreenReady(visit.url);

/** Scripts never arrive, so only the document can move something. */
const slow = http.createServer(async ({ url = '', headers }, response) => {
  if (!headers.accept?.includes('text/html')) return;
  const html = await (await fetch(visit.url + url, { headers: { accept: 'text/html' } })).text();
  const length = Math.ceil(html.length / pieces);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  for (let begin = 0; begin < html.length; begin += length) {
    response.write(html.slice(begin, begin + length));
    await setTimeout(pauseMs);
  }
  response.end();
});
await new Promise<void>((resolve) => {
  slow.listen(0, '127.0.0.1', resolve);
});
afterAll(() => {
  slow.closeAllConnections();
  slow.close();
});
const origin = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;

test.each([
  { path: '/explore', heading: 'Explore' },
  { path: '/code/SAMPLPRBLM', heading: /./ },
  { path: '/', heading: /Keep solving/ },
])('NAV-2 NAV-16 nothing on $path moves while the document arrives', async ({ path, heading }) => {
  for (const viewport of [phone, desktop]) {
    const { page } = await visit.openDevice({ viewport });
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    const { sum, moved } = await shifted(page);
    // A button of the top bar may arrive after the one before it.
    expect(sum, `${viewport.width} px\n${moved.join('\n')}`).toBeLessThan(0.005);
  }
});
