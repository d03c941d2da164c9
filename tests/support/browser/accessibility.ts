import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { showTheme, waitForColours } from '../../../tools/tour/wait-for-page';

export interface Inspection {
  within?: string;
  /** Only these axe rules; by default all of our levels. */
  rules?: readonly string[];
  tags?: readonly string[];
}

/**
 * Axe's findings, each as `place: rule at element`. Injected once per page, without details of passed
 * rules, which would triple the time. Skips the hidden frame that runs programs.
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

/** The element that overflows the window farthest to the right, if any. */
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

/** WCAG levels that we meet, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose results depend on the theme. */
const themeRules = ['color-contrast', 'link-in-text-block'];
const sizes = { desk: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
/** The narrowest supported window. */
const narrow = { width: 360, height: 740 };

/** Checks a state on a light phone only, which is fastest. */
export async function faultsOnPhone(page: Page, place: string): Promise<string[]> {
  await page.setViewportSize(sizes.phone);
  await showTheme(page, 'light');
  const found = await faultsOn(page, `${place}: phone, light`, { tags });
  return [...found, ...(await cutOff(page, `${place}: phone`))];
}

/** Checks a state in two variants: dark desktop and light phone. */
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

/** Checks a state on desktop and phone, dark and light. Its theme must follow the system. */
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
