import { expect } from 'vitest';
import { faultsOn } from './browser/accessibility';
import type { Visit } from './browser/visit';
import {
  codeSteps,
  dataIn,
  debugSteps,
  problemIn,
  type problemPackagePage,
  zipOf,
} from './pages/problem-package-page';

/** Opens a bundled package without a network, saves it and opens that again: nothing may get lost. */
export async function expectRoundTrip(
  { page, open }: Visit,
  wizard: ReturnType<typeof problemPackagePage>,
  name: string,
): Promise<void> {
  const { dialog, begin, choose, accept, toPreview, save, toast } = wizard;
  const before = await zipOf(name);
  const data = await dataIn(before);
  expect(data.length).toBeGreaterThan(8);
  const steps = (await problemIn(before)).type === 'debug' ? debugSteps : codeSteps;
  await open('/problems/create');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await begin();
  await choose(before);
  await dialog.getByText('Use this package').waitFor();
  expect(await faultsOn(page, 'package', { within: 'dialog' })).toEqual([]);
  await accept();
  await toPreview(...steps);
  const saved = await save();
  await toast('Saved. The file contains everything.').waitFor();
  expect(await dataIn(saved)).toEqual(data);
  expect(await problemIn(saved)).toEqual(await problemIn(before));
  await begin();
  await choose(saved);
  await dialog.getByText('Everything is imported.').waitFor();
  await accept();
  await toPreview(...steps);
  expect(Buffer.from(await save()).equals(Buffer.from(saved))).toBe(true);
}
