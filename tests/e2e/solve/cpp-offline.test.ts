/** `cpp-offline.deep.test.ts` downloads all of it. */
import { expect, test } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { cppControls } from '../run-client/cpp-controls';

const visit = await startVisit();

test('SOLVE-4 C++ is offered with its size, and a stopped download is offered again', async () => {
  const { page } = visit;
  let letGo = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/clang\.wasm\.1$/, (route) => mayCome.then(() => route.abort()));
  await visit.open('/code/SAMPLPRBLM');
  await page.getByLabel('Language', { exact: true }).selectOption('CPP17');
  const { results, offer, cancel, onDevice } = cppControls(page);
  await results.click();
  const asked = page.waitForRequest(/\/clang\.wasm\.1$/);
  await offer.click();
  await asked;
  await cancel.click();
  await offer.waitFor();
  letGo();
  expect(await onDevice.count()).toBe(0);
  expect(visit.trouble).toEqual([]);
});
