import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device } from '../../chaos/outbox/device';

const switches = 24;
/** The pages start at different moments of the sign-out and the sign-in. */
const spreadMs = 600;
const tabs = [0, 1, 2];

let device: Device;
beforeAll(async () => {
  device = await Device.open();
  await device.openAll();
}, 120_000);
afterAll(() => device?.close());

/** In the page: the users that the identity SDK has stored. */
function storedUsers(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage');
      const reading: IDBRequest<{ value?: { uid?: string } }[]> = store.getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.flatMap(({ value }) => value?.uid ?? []));
      };
    };
  });
}

test('OFF-1 pages that open while one user leaves and another signs in keep the new user, whose work is sent', async () => {
  for (let n = 0; n < switches; n += 1) {
    const who = n % device.uids.length;
    await Promise.all(tabs.map((tab) => device.closeTab(tab)));
    const writing = tabs.map((tab) => device.write(tab, tab, `${n}-${tab}`));
    await sleep((spreadMs * n) / switches);
    await device.signIn(who);
    await Promise.all(writing);
    await device.write(0, 0, `${n} afterwards`);
    await expect.poll(() => device.unsettled(), { timeout: 60_000 }).toBe(0);
    const page = await device.tab(0);
    expect(await page.evaluate(storedUsers), `switch ${n}`).toEqual([device.uids[who]]);
  }
}, 600_000);
