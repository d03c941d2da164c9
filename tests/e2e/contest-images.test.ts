import { beforeAll, expect, test } from 'vitest';
import { imageKind } from '../../contract/rules/image-kind';
import { signIn } from '../../tools/tour/member';
import { signUpPerson } from '../integration/client';
import { faultsOn } from '../support/accessibility';
import { rowsOnDevice } from '../support/device-database';
import { phone, startVisit, withServiceWorker } from '../support/visit';
import { wizardPage } from '../support/wizard-page';

const visit = await startVisit({ device: withServiceWorker });
const { page } = visit;
const { main, button, field } = wizardPage(page);
const shown = (name: string) => main.getByRole('img', { name: `${name} as it will be shown` });
const dialog = page.getByRole('dialog');
const pixels = (image: ReturnType<typeof shown>) =>
  image.evaluate((element) => {
    const { complete, naturalWidth, naturalHeight } = element as HTMLImageElement;
    return complete ? [naturalWidth, naturalHeight] : null;
  });

async function picture(width: number, height: number, type = 'image/png'): Promise<Buffer> {
  const url = await page.evaluate(
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
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
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

async function toCustomization(): Promise<void> {
  for (const name of ['Create', 'Proceed to Security', 'Proceed to Customization'])
    await button(name).click();
  await main.getByRole('heading', { level: 2, name: 'Customization' }).waitFor();
}

beforeAll(async () => {
  const ada = await signUpPerson(visit.url, 'adaline');
  await visit.open('/login');
  await signIn(page, visit.url, ada.email);
  await visit.open('/contests/create');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await field('Contest Name').fill('Painted Cup');
  await field('Open immediately').check();
  await button('Create').click();
  await main.getByRole('searchbox', { name: 'Search problems' }).fill('SAMPLPRBLM');
  await main.getByRole('button', { name: /^Add / }).first().click();
  await button('Proceed to Security').click();
  await button('Proceed to Customization').click();
});

test('CWIZ-34 D-45 refuses a picture of another type with a message, and keeps the previous one', async () => {
  await choose('Custom Logo', 'logo.png', await picture(100, 100));
  await expect.poll(() => pixels(shown('Custom Logo'))).toEqual([100, 100]);
  await choose('Custom Logo', 'logo.png', await picture(100, 100, 'image/jpeg'));
  await main.getByText('The logo must be a .png or .ico file.').waitFor();
  await choose('Custom Banner', 'banner.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await main.getByText('The banner must be a .png, .jpg or .webp file.').waitFor();
  expect(await pixels(shown('Custom Logo'))).toEqual([100, 100]);
  expect(await shown('Custom Banner').count()).toBe(0);
});

test('CWIZ-34 D-45 the user crops a picture of another size, with the keyboard too', async () => {
  await choose('Custom Banner', 'wide.jpg', await picture(1600, 900, 'image/jpeg'));
  await dialog.getByText('The banner must have 700 × 300 pixels. This one has 1600 × 900.').waitFor();
  expect(await faultsOn(page, 'crop', { within: 'dialog' })).toEqual([]);
  const part = dialog.getByRole('img');
  await part.press('ArrowDown');
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect.poll(() => pixels(shown('Custom Banner'))).toEqual([700, 300]);
  const size = { width: 700, height: 300 };
  await expect.poll(draftedSizes).toMatchObject([[{ width: 100 }, size]]);
});

test('CWIZ-34 CWIZ-38 the draft keeps the pictures over a reload; each can be removed', async () => {
  await page.reload();
  await toCustomization();
  await expect.poll(() => pixels(shown('Custom Banner'))).toEqual([700, 300]);
  await button('Remove Custom Logo').click();
  await expect.poll(draftedSizes).toMatchObject([[null, { width: 700 }]]);
  await choose('Custom Logo', 'logo.png', await picture(640, 480));
  await dialog.getByText('The logo must have 100 × 100 pixels.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect.poll(draftedSizes).toMatchObject([[{ width: 100, height: 100 }, { width: 700 }]]);
});

test('CWIZ-36 D-13 the preview shows the pictures from this device, but its address does not contain them', async () => {
  await field('Event Description').fill('Colours.');
  await field('Event Prizes').fill('Paint.');
  await field('Event FAQ').fill('Which?');
  const link = main.getByRole('link', { name: 'Preview' });
  await expect.poll(() => link.getAttribute('href')).toContain('data=');
  expect((await link.getAttribute('href'))?.length).toBeLessThan(8000);
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await preview.getByRole('heading', { level: 1, name: 'Painted Cup' }).waitFor();
  await preview.locator('main img[src^="blob:"]').nth(1).waitFor();
  await preview.close();
});

test('CWIZ-34 D-45 pictures of a contest created offline are sent with it, and are available offline later', async () => {
  await page.context().setOffline(true);
  await button('Create').click();
  await main.getByText('will be created when you are back online', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await main
    .getByText('will be created when you are back online', { exact: false })
    .waitFor({ state: 'detached' });
  await visit.open('/contests/painted-cup');
  const cover = main.locator('img[src*="contest-images"]');
  await expect.poll(() => cover.count()).toBe(2);
  const sizes = async () => (await Promise.all([pixels(cover.first()), pixels(cover.last())])).sort();
  await expect.poll(sizes).toEqual([
    [100, 100],
    [700, 300],
  ]);
  await visit.open('/contests');
  await main.getByRole('link', { name: 'Painted Cup' }).waitFor();
  await expect.poll(() => cover.count()).toBeGreaterThanOrEqual(2);
  await page.context().setOffline(true);
  await visit.open('/contests/painted-cup');
  await expect.poll(sizes).toEqual([
    [100, 100],
    [700, 300],
  ]);
  await page.context().setOffline(false);
});

test('CWIZ-34 the fields fit a phone, and the page reports no errors', async () => {
  await visit.open('/contests/create');
  await page.setViewportSize(phone);
  await field('Contest Name').fill('Small');
  await button('Create').click();
  await main.getByRole('searchbox', { name: 'Search problems' }).fill('SAMPLPRBLM');
  await main.getByRole('button', { name: /^Add / }).first().click();
  await button('Proceed to Security').click();
  await button('Proceed to Customization').click();
  await choose('Custom Banner', 'wide.png', await picture(1600, 900));
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect.poll(() => pixels(shown('Custom Banner'))).toEqual([700, 300]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(await faultsOn(page, 'customization', { within: 'main' })).toEqual([]);
  expect(visit.trouble).toEqual([]);
});
