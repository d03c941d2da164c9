/**
 * Every page once. Some also open again without a network; pages.deep.test.ts does that with all, and checks them for
 * accessibility in every theme and size.
 */
import { beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../../tools/tour/member';
import { followSystemTheme } from '../../../tools/tour/wait-for-page';
import { cutOff, faultsOnPhone } from '../../support/accessibility';
import { everyPage } from '../../support/every-page';
import { generousLimits } from '../../support/generous-limits';
import { signInDevice } from '../../support/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/visit';
import { expectFitsPhone, openComplete, openWithoutNetwork } from './open-page';

const desk = { width: 1280, height: 860 };
/** Opened twice: those that people use most, with and without an account. */
const mainPages =
  /^\/($|explore$|code\/|quiz\/|problems\/SAMPLPRBLM|classes$|contests$|contests\/evening-race\/code$|leaderboard\/evening-race$|offline$|login$|profile$)/;
const isMain = ({ address }: { address: string }) => mainPages.test(address);

const visit = await startVisit({
  env: generousLimits,
  device: { ...withServiceWorker, fetchesAhead: false, viewport: desk, colorScheme: 'dark' },
});
const { page, context } = visit;
let member = '';

beforeAll(async () => {
  await followSystemTheme(context);
  member = await makeMember(visit.url);
  await visit.open('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
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

test.each(everyPage(['NAV-33']).filter(([, entry]) => !isMain(entry)))(
  '%s: opens with the report button, and fits a phone',
  async (_, entry) => {
    if (entry.as === 'member') await signInDevice(page, visit.url, { email: member });
    await openComplete(visit, entry);
    await expectFitsPhone(visit, entry.address);
    expect(visit.trouble).toEqual([]);
  },
);

test('OFF-1 a page that is not on the device says so, offers to download it, and keeps the usual layout', async () => {
  await context.setOffline(true);
  await visit.open('/problems/NOT-HERE');
  await page.getByRole('heading', { level: 1, name: 'Problem NOT-HERE is not on this device' }).waitFor();
  await page.getByRole('button', { name: 'Download now' }).waitFor();
  expect(await cutOff(page, 'not here')).toEqual([]);
});
