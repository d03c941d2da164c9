/** Hints and the editorial without a network, and their arrival at the server. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { OpenedHelp } from '../../../contract/entities/problem/problem-help';
import { request, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';

const visit = await startVisit({ device: { ...withServiceWorker, viewport: phone }, wholeBrowser: true });
const { page, context } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

test('offline, hints open one at a time, the editorial asks first, and the server learns of it later', async () => {
  const ada = await signUpPerson(visit.url, `help.${randomUUID().slice(0, 8)}`);
  await signInDevice(page, visit.url, ada);
  await visit.open('/problems/TWIN-BEACONS');
  const help = page.getByRole('main').getByRole('region', { name: 'Help' });
  await help.getByRole('button', { name: 'Hints (3)' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await help.getByRole('button', { name: 'Hints (3)' }).click();
  await help.getByRole('button', { name: 'Show hint 1' }).click();
  await help.getByRole('heading', { name: 'Hint 1' }).waitFor();
  expect(await help.getByRole('heading', { name: 'Hint 2' }).count()).toBe(0);
  await help.getByRole('button', { name: 'Editorial' }).click();
  await help.getByRole('button', { name: 'Read the editorial' }).click();
  await help.getByRole('tab', { name: 'C++17' }).click();
  await help.getByText('#include').first().waitFor();
  expect(await faultsOn(page, 'the editorial')).toEqual([]);
  await context.setOffline(false);
  const opened = async () => {
    const address = `${visit.url}/api/problem/help/opened/TWIN-BEACONS`;
    const { body } = await request<{ opened: OpenedHelp[] }>(address, undefined, ada);
    return body.opened.map(({ part }) => part);
  };
  await expect.poll(opened).toEqual(['hint1', 'editorial']);
});
