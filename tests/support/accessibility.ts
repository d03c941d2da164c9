import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { showTheme, waitForColours } from '../../tools/tour/wait-for-page';

export interface Inspection {
  /** Only this part of the page. */
  within?: string;
  /** Only these rules of axe; by default all that are about the levels we keep. */
  rules?: readonly string[];
  tags?: readonly string[];
}

/**
 * What axe finds on a page, each as `place: rule at element`. It comes into a page once, and says of what it found right nothing: telling
 * that takes it three times as long. What runs programs is a frame that nobody sees.
 */
export async function faultsOn(
  page: Page,
  place: string,
  { within, rules, tags }: Inspection = {},
): Promise<string[]> {
  await waitForColours(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], iframes: false };
  if (rules) options.runOnly = { type: 'rule', values: [...rules] };
  else if (tags) options.runOnly = { type: 'tag', values: [...tags] };
  const violations = await page.evaluate(
    async ([context, wanted]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      return (await inPage.run(context ?? document, wanted as RunOptions)).violations;
    },
    [within, options as object] as const,
  );
  return violations.map(({ id, nodes }) => `${place}: ${id} at ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What sticks out to the right of the window, by the element that reaches farthest. */
export async function cutOff(page: Page, place: string): Promise<string[]> {
  return await page.evaluate((where) => {
    const widthPx = document.documentElement.scrollWidth - window.innerWidth;
    if (widthPx <= 0) return [];
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const [farthest] = [...document.querySelectorAll('body *')].sort(
      (one, other) => reach(other) - reach(one),
    );
    return [`${where}: ${widthPx} px too wide at ${farthest?.outerHTML.slice(0, 300)}`];
  }, place);
}

/** The levels that we keep, and what is good besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can change; everything else axe looks at is the same in both. */
const themeRules = ['color-contrast', 'link-in-text-block'];
const sizes = { desk: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
/** The narrowest that must work. */
const narrow = { width: 360, height: 740 };

/** What is wrong with a state of a page that is looked at in every look when it is opened: dark on a desk, light on a phone. */
export async function faultsInTwoLooks(page: Page, place: string): Promise<string[]> {
  await page.setViewportSize(sizes.desk);
  await showTheme(page, 'dark');
  const found = await faultsOn(page, `${place}: desk, dark`, { tags });
  await page.setViewportSize(sizes.phone);
  await showTheme(page, 'light');
  found.push(...(await faultsOn(page, `${place}: phone, light`, { rules: [...themeRules, 'target-size'] })));
  found.push(...(await cutOff(page, `${place}: phone`)));
  await page.setViewportSize(narrow);
  return [...found, ...(await cutOff(page, `${place}: 360 px`))];
}

/** What is wrong with a page as it is at this moment, on a desk and on a phone, dark and light. Its theme follows the system. */
export async function faultsInEveryLook(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    await showTheme(page, 'dark');
    found.push(...(await faultsOn(page, `${place}: ${name}, dark`, { tags })));
    found.push(...(await cutOff(page, `${place}: ${name}`)));
    await showTheme(page, 'light');
    found.push(...(await faultsOn(page, `${place}: ${name}, light`, { rules: themeRules })));
  }
  await page.setViewportSize(narrow);
  return [...found, ...(await cutOff(page, `${place}: 360 px`))];
}
