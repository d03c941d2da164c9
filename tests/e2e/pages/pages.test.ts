/**
 * Every page once. The main ones are loaded, and open again without a network; the others are reached as by links.
 * pages.deep.test.ts loads all of them, also without a network, and checks them for accessibility in every look.
 */
import { beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../../tools/tour/member';
import type { PageEntry } from '../../../tools/tour/pages';
import { followSystemTheme } from '../../../tools/tour/wait-for-page';
import { cutOff, faultsOnPhone } from '../../support/browser/accessibility';
import { everyPage } from '../../support/browser/every-page';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { generousLimits } from '../../support/product/generous-limits';
import { lookAround, type SeenPage } from './look-around';
import { openComplete, openWithoutNetwork } from './open-page';

const desk = { width: 1280, height: 860 };
/** Those that people need most while offline, with and without an account. */
const mainPages = /^\/(code\/|contests\/evening-race\/code$|offline$)/;
const isMain = ({ address }: { address: string }) => mainPages.test(address);

const visit = await startVisit({
  env: generousLimits,
  device: { ...withServiceWorker, fetchesAhead: false, viewport: desk, colorScheme: 'dark' },
});
const { page, context } = visit;
const otherPages = everyPage(['NAV-33']).filter(([, entry]) => !isMain(entry));
const seen = new Map<PageEntry, SeenPage>();
let member = '';

beforeAll(async () => {
  await followSystemTheme(context);
  member = await makeMember(visit.url);
  await visit.open('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const as of ['visitor', 'member'] as const) {
    if (as === 'member') await signInDevice(page, visit.url, { email: member });
    const entries = otherPages.map(([, entry]) => entry).filter((entry) => entry.as === as);
    for (const [entry, facts] of await lookAround(visit, entries)) seen.set(entry, facts);
  }
});

test.each(everyPage(['OFF-1 NAV-33']).filter(([, entry]) => isMain(entry)))(
  '%s: opens, has no accessibility fault on a phone, and opens again without a network, with the report panel',
  async (_, entry) => {
    if (entry.as === 'member') await signInDevice(page, visit.url, { email: member });
    await openComplete(visit, entry);
    expect(await faultsOnPhone(page, entry.address)).toEqual([]);
    await openWithoutNetwork(visit, entry);
  },
);

test.each(otherPages)('%s: opens with the report button, and fits a phone', (_, entry) => {
  const heading = typeof entry.heading === 'string' ? entry.heading : expect.stringMatching(entry.heading);
  const nothing = { covered: [], cutOff: [], trouble: [] };
  expect(seen.get(entry)).toEqual({ heading, hasReportButton: true, ...nothing });
});

test('OFF-1 a page that is not on the device says so, offers to download it, and keeps the usual layout', async () => {
  await context.setOffline(true);
  await visit.open('/problems/NOT-HERE');
  await page.getByRole('heading', { level: 1, name: 'Problem NOT-HERE is not on this device' }).waitFor();
  await page.getByRole('button', { name: 'Download now' }).waitFor();
  expect(await cutOff(page, 'not here')).toEqual([]);
});

test('OFF-1 NAV-19 a tag with a dot has its page, from the server and without a network', async () => {
  const heading = page.getByRole('heading', { level: 1, name: /node\.js/ });
  await context.setOffline(false);
  expect(
    (await page.request.get(`${visit.url}/tags/node.js`, { headers: { accept: 'text/html' } })).status(),
  ).toBe(200);
  await visit.open('/tags/node.js');
  await heading.waitFor();
  await context.setOffline(true);
  await visit.open('/tags/node.js');
  await heading.waitFor();
});
