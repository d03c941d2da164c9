import type { Locator, Page } from 'playwright';

/** Drags with the mouse: presses, moves in steps as a hand does, and drops. */
export async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('The target is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x, y + 1);
  await page.mouse.up();
}
