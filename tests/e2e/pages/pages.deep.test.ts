/** Every page on desktop and phone, dark and light. */
import { beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../../tools/tour/member';
import { followSystemTheme, waitForPage } from '../../../tools/tour/wait-for-page';
import { faultsInEveryLook } from '../../support/accessibility';
import { everyPage } from '../../support/every-page';
import { generousLimits } from '../../support/generous-limits';
import { signInDevice } from '../../support/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/visit';

const visit = await startVisit({
  env: generousLimits,
  device: { ...withServiceWorker, colorScheme: 'dark' },
});
const { page } = visit;
let member = '';

beforeAll(async () => {
  await followSystemTheme(visit.context);
  member = await makeMember(visit.url);
});

test.each(everyPage([]))('%s: has no accessibility fault in any look', async (_, entry) => {
  if (entry.as === 'member') await signInDevice(page, visit.url, { email: member });
  await visit.open(entry.address);
  await waitForPage(page, entry);
  expect(await faultsInEveryLook(page, entry.address)).toEqual([]);
});
