/** Every page on desktop and phone, dark and light, and again without a network. */
import { beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../../tools/tour/member';
import { followSystemTheme, waitForPage } from '../../../tools/tour/wait-for-page';
import { faultsInEveryLook } from '../../support/browser/accessibility';
import { everyPage } from '../../support/browser/every-page';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { generousLimits } from '../../support/product/generous-limits';
import { expectFitsPhone, openComplete, openWithoutNetwork } from './open-page';

const visit = await startVisit({
  env: generousLimits,
  device: { ...withServiceWorker, colorScheme: 'dark' },
});
const { page } = visit;
let member = '';

beforeAll(async () => {
  await followSystemTheme(visit.context);
  member = await makeMember(visit.url);
  await visit.open('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

test.each(everyPage([]))('%s: has no accessibility fault in any look', async (_, entry) => {
  if (entry.as === 'member') await signInDevice(page, visit.url, { email: member });
  await visit.open(entry.address);
  await waitForPage(page, entry);
  expect(await faultsInEveryLook(page, entry.address)).toEqual([]);
});

test.each(everyPage(['OFF-1']))(
  '%s: fits a phone, and opens again without a network, with the report panel',
  async (_, entry) => {
    if (entry.as === 'member') await signInDevice(page, visit.url, { email: member });
    await openComplete(visit, entry);
    await expectFitsPhone(visit, entry.address);
    await openWithoutNetwork(visit, entry);
  },
);
