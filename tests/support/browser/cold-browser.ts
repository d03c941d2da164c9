import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import type { Language } from '../../../contract/limits';
import { keptRuntimes, runOnSamples } from '../pages/solve-page';
import { solutionOf } from '../solutions';
import { launchProfile } from './browser';
import { serveProduct } from './visit';

const problemID = 'SAMPLPRBLM';

/**
 * Visits a problem in a browser, closes it and stops the server, and runs programs in the browser that opens
 * again. Await it at the top of the file.
 */
export async function runInColdBrowser(patienceMs: number) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-profile-'));
  const product = await serveProduct();
  let context: BrowserContext | undefined;
  afterAll(async () => {
    await context?.close();
    fs.rmSync(profile, { recursive: true, force: true });
  });
  const openProblem = async (): Promise<Page> => {
    context = await launchProfile(profile);
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    await page.goto(`${product.url}/code/${problemID}`);
    return page;
  };
  return async ({
    languages,
    files,
    prepare,
  }: {
    languages: readonly Language[];
    /** Names of the files that must be on the device before the browser closes, sorted. */
    files: readonly string[];
    prepare?(page: Page): Promise<void>;
  }): Promise<void> => {
    const visited = await openProblem();
    await visited.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await prepare?.(visited);
    const kept = async () => {
      const names = (await keptRuntimes(visited)).map((file) => path.basename(file));
      return files.filter((name) => names.includes(name));
    };
    await expect.poll(kept, { timeout: patienceMs }).toEqual(files);
    await context?.close();
    await product.stopServer();
    for (const language of languages) {
      const page = await openProblem();
      await runOnSamples(page, language, solutionOf(problemID, language));
      await page.getByText('Output matches').first().waitFor();
      await context?.close();
    }
  };
}
