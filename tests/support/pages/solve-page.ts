import type { Page } from 'playwright';
import type { Language } from '../../../contract/limits';

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('.cm-content').waitFor();
  await page.getByLabel('Language', { exact: true }).selectOption(language);
  await page.locator('.cm-content').waitFor();
}

export async function writeProgram(page: Page, code: string): Promise<void> {
  const editor = page.locator('.cm-content');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  // The editor would indent typed text and close its brackets.
  await editor.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, code);
}

export async function runOnSamples(page: Page, language: Language, code: string): Promise<void> {
  await chooseLanguage(page, language);
  await writeProgram(page, code);
  await page.getByRole('button', { name: /^Run/ }).click();
}

/** Paths of the downloaded runtime files, without those that a worker generates. */
export function keptRuntimes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('runtimes');
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => !path.endsWith('/scope.bin')).sort();
  });
}
