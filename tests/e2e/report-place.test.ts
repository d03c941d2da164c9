/** NAV-33 */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember, signIn } from '../../tools/tour/member';
import { type PageEntry, pages, unknownPages } from '../../tools/tour/pages';
import { waitForPage } from '../../tools/tour/wait-for-page';
import { signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { coveredControls } from '../support/covered-controls';
import { chooseLanguage } from '../support/solve-page';
import { type Device, startVisit } from '../support/visit';

const looks = [
  { pointer: 'finger', widths: [360, 390, 641, 768, 820] },
  { pointer: 'mouse', widths: [641, 768, 1024, 1280] },
] as const;
const problem = 'SAMPLPRBLM';

const visit = await startVisit({ env: { LIMIT_REQUESTS: '1000000' } });
const { create, register } = contestClient(() => visit.url);
const reportButton = (page: Page) => page.getByRole('button', { name: 'Report a bug or request a feature' });

/** Covered controls, each with the window width. */
async function covered(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await reportButton(page).waitFor();
    faults.push(...(await coveredControls(page)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

let email = '';
beforeAll(async () => {
  email = await makeMember(visit.url);
});

describe.each(looks)('with a $pointer', ({ pointer, widths }) => {
  const open = {} as Record<PageEntry['as'], Device>;
  beforeAll(async () => {
    const touch = pointer === 'finger' ? { hasTouch: true, isMobile: true } : {};
    open.visitor = await visit.openDevice({ viewport: { width: widths[0], height: 800 }, ...touch });
    open.member = await visit.openDevice({ viewport: { width: widths[0], height: 800 }, ...touch });
    await signIn(open.member.page, visit.url, email);
  });

  test.each([...pages, ...unknownPages].map((entry) => [entry.address, entry] as const))(
    'NAV-33 %s',
    async (_, entry) => {
      const { page } = open[entry.as];
      await visit.open(entry.address, page);
      await waitForPage(page, entry);
      expect(await covered(page, widths)).toEqual([]);
    },
  );

  test('NAV-33 the contest run, in each of its views', async () => {
    const organiser = await signUpPerson(visit.url, `organiser${pointer}`);
    const slug = await create(organiser, {
      name: `Race by ${pointer}`,
      problems: [problem],
      enableProctored: false,
    });
    const runner = await signUpPerson(visit.url, `runner${pointer}`);
    await register(runner, slug);
    const { page } = await visit.openDevice({
      viewport: { width: widths[0], height: 800 },
      ...(pointer === 'finger' && { hasTouch: true, isMobile: true }),
    });
    await signIn(page, visit.url, runner.email);
    await visit.open(`/contests/${slug}/code`, page);
    expect(await covered(page, widths)).toEqual([]);
    await page.setViewportSize({ width: widths[0], height: 800 });
    await page.getByRole('button', { name: 'Start Contest' }).click();
    await page.getByRole('list', { name: 'Problems' }).waitFor();
    await page.locator('.cm-content').waitFor({ state: 'attached' });
    for (const view of ['Statement', 'Code', 'Results']) {
      await page.setViewportSize({ width: widths[0], height: 800 });
      const tab = page
        .getByRole('navigation', { name: 'Parts of this screen' })
        .getByRole('button', { name: view });
      if (await tab.isVisible()) await tab.click();
      expect(await covered(page, widths), view).toEqual([]);
    }
  });

  test('NAV-33 the check finds a button that floats over a control', async () => {
    const { page } = open.visitor;
    await visit.open(`/code/${problem}`, page);
    await reportButton(page).waitFor();
    const submit = await page.getByRole('button', { name: 'Submit' }).first().boundingBox();
    await reportButton(page).evaluate((button, { x, y }) => {
      document.body.append(button);
      button.style.cssText = `position: fixed; z-index: 9999; left: ${x}px; top: ${y}px; width: 200px; height: 200px`;
    }, submit ?? { x: 0, y: 0 });
    expect((await coveredControls(page)).length).toBeGreaterThan(0);
  });

  test('NAV-33 the solve page with the C++ download', async () => {
    const { page } = open.visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit.open(`/code/${problem}`, page);
    await chooseLanguage(page, 'CPP17');
    expect(await covered(page, widths)).toEqual([]);
  });
});
