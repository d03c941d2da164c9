import type { Page } from 'playwright';

/** Controls that the report button covers after scrolling, and elements that cover the button. */
export async function coveredControls(page: Page): Promise<string[]> {
  return [...(await page.evaluate(underTheButton)), ...(await page.evaluate(overTheButton))];
}

/** Runs in the page. */
function underTheButton(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]';
  // Closed and off-screen elements cannot be pressed.
  const away = '[popover]:not(:popover-open), dialog:not([open]), [inert]';
  const report = document.querySelector('button[aria-label="Report a bug or request a feature"]');
  if (!report) return ['There is no report button'];
  const isSeen = (control: Element) =>
    control !== report &&
    !control.closest(away) &&
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isCovered = (control: Element) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const a = control.getBoundingClientRect();
    const b = report.getBoundingClientRect();
    if (a.width < 2 || a.height < 2 || a.bottom <= 0) return false;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 0.5 && down > 0.5;
  };
  const covered = [...document.querySelectorAll(controls)].filter((one) => isSeen(one) && isCovered(one));
  return covered.map((one) => `the report button lies over ${one.outerHTML.slice(0, 120)}`);
}

function overTheButton(): string[] {
  scrollTo(0, 0);
  const report = document.querySelector('button[aria-label="Report a bug or request a feature"]');
  if (!report) return [];
  const { left, top, right, bottom } = report.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  if (!isInside) return ['the report button is outside the window'];
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return report.contains(hit) ? [] : [`${hit?.outerHTML.slice(0, 120)} lies over the report button`];
}
