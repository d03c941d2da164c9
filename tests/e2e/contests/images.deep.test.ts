import { beforeAll, expect, test } from 'vitest';
import { imageKind } from '../../../contract/rules/images/image-kind';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { cutOff, faultsOn } from '../../support/browser/accessibility';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { contestWizardPage } from '../../support/pages/contest-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { create } = contestClient(() => url);
const { main, button, field, step, toLastStep } = contestWizardPage(page);
const shown = (name: string) => main.getByRole('img', { name: `${name} as it will be shown` });
const dialog = page.getByRole('dialog');
const pixels = (image: ReturnType<typeof shown>) =>
  image.evaluate((element) => {
    const { complete, naturalWidth, naturalHeight } = element as HTMLImageElement;
    return complete ? [naturalWidth, naturalHeight] : null;
  });

async function picture(width: number, height: number, type = 'image/png'): Promise<Buffer> {
  const data = await page.evaluate(
    ({ width, height, type }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#0a6a5b';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#ffb74d';
      context.fillRect(0, 0, width / 2, height);
      return canvas.toDataURL(type);
    },
    { width, height, type },
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

const choose = (label: string, name: string, buffer: Buffer) =>
  field(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

async function draftedSizes(): Promise<unknown> {
  const rows = await rowsOnDevice<{ value: Record<string, unknown> }>(page, 'wizardDrafts');
  return rows.map(({ value }) =>
    ['customLogo', 'customBanner'].map((name) => {
      const bytes = value[name];
      return bytes ? imageKind(Uint8Array.from(Object.values(bytes as Record<string, number>))) : null;
    }),
  );
}

let ada: Person;
let original: string;

beforeAll(async () => {
  ada = await signUpPerson(url, uniqueName('ada'));
  original = await create(ada, { name: uniqueName('Painted Cup ') });
});

/** Opens a copy of a complete contest on the last step. Returns its name. */
async function openCustomization(): Promise<string> {
  const name = uniqueName('Painted Copy ');
  await signInDevice(page, url, ada);
  await visit.open(`/contests/create?copy=${original}`);
  await step('Basic Details').waitFor();
  await field('Contest Name').fill(name);
  await toLastStep();
  await step('Customization').waitFor();
  return name;
}

test('CWIZ-34 D-45 refuses a picture of another type with a message, and keeps the previous one', async () => {
  await openCustomization();
  await choose('Custom Logo', 'logo.png', await picture(100, 100));
  await expect.poll(() => pixels(shown('Custom Logo'))).toEqual([100, 100]);
  await choose('Custom Logo', 'logo.png', await picture(100, 100, 'image/jpeg'));
  await main.getByText('The logo must be a .png or .ico file.').waitFor();
  await choose('Custom Banner', 'banner.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await main.getByText('The banner must be a .png, .jpg or .webp file.').waitFor();
  expect(await pixels(shown('Custom Logo'))).toEqual([100, 100]);
  expect(await shown('Custom Banner').count()).toBe(0);
});

test('CWIZ-34 CWIZ-36 D-13 D-45 the user crops a picture with the keyboard; the draft keeps it over a reload, and the preview shows it', async () => {
  const name = await openCustomization();
  await page.setViewportSize(phone);
  await choose('Custom Banner', 'wide.jpg', await picture(1600, 900, 'image/jpeg'));
  await dialog.getByText('The banner must have 700 × 300 pixels. This one has 1600 × 900.').waitFor();
  expect(await faultsOn(page, 'crop', { within: 'dialog' })).toEqual([]);
  expect(await cutOff(page, 'crop')).toEqual([]);
  const part = dialog.getByRole('img');
  await part.press('ArrowDown');
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect.poll(() => pixels(shown('Custom Banner'))).toEqual([700, 300]);
  expect(await cutOff(page, 'customization')).toEqual([]);
  expect(await faultsOn(page, 'customization', { within: 'main' })).toEqual([]);
  await choose('Custom Logo', 'logo.png', await picture(100, 100));
  const size = { width: 700, height: 300 };
  await expect.poll(draftedSizes).toMatchObject([[{ width: 100 }, size]]);

  await page.reload();
  await toLastStep();
  await expect.poll(() => pixels(shown('Custom Banner'))).toEqual([700, 300]);
  await button('Remove Custom Logo').click();
  await expect.poll(draftedSizes).toMatchObject([[null, size]]);
  await choose('Custom Logo', 'logo.png', await picture(640, 480));
  await dialog.getByText('The logo must have 100 × 100 pixels.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect.poll(draftedSizes).toMatchObject([[{ width: 100, height: 100 }, size]]);

  const link = main.getByRole('link', { name: 'Preview' });
  await expect.poll(() => link.getAttribute('href')).toContain('data=');
  expect((await link.getAttribute('href'))?.length).toBeLessThan(8000);
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await preview.getByRole('heading', { level: 1, name }).waitFor();
  await preview.locator('main img[src^="blob:"]').nth(1).waitFor();
  expect(visit.trouble).toEqual([]);
});

test('CWIZ-34 D-45 pictures of a contest created offline are sent with it, and are available offline later', async () => {
  const name = await openCustomization();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await choose('Custom Logo', 'logo.png', await picture(100, 100));
  await choose('Custom Banner', 'banner.png', await picture(700, 300));
  await expect.poll(() => pixels(shown('Custom Banner'))).toEqual([700, 300]);
  await page.context().setOffline(true);
  await button('Create').click();
  const waiting = main.getByText('will be created when you are back online', { exact: false });
  await waiting.waitFor();
  await page.context().setOffline(false);
  await waiting.waitFor({ state: 'detached' });
  const address = `/contests/${name.toLowerCase().replaceAll(' ', '-')}`;
  await visit.open(address);
  const cover = main.locator('img[src*="contest-images"]');
  await expect.poll(() => cover.count()).toBe(2);
  const sizes = async () => (await Promise.all([pixels(cover.first()), pixels(cover.last())])).sort();
  const both = [
    [100, 100],
    [700, 300],
  ];
  await expect.poll(sizes).toEqual(both);
  await visit.open('/contests');
  const card = main.getByRole('listitem').filter({ hasText: name });
  await expect.poll(() => card.locator('img[src*="contest-images"]').count()).toBe(2);
  await page.context().setOffline(true);
  await visit.open(address);
  await expect.poll(sizes).toEqual(both);
});
