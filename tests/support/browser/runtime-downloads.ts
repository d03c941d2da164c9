import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { keptRuntimes, runOnSamples } from '../pages/solve-page';
import { solutionOf } from '../solutions';
import { type Visit, withServiceWorker } from './visit';

const problemID = 'SAMPLPRBLM';

/** Devices that download runtimes through the visit's proxy. */
export function runtimeDownloads({ openDevice, proxy, url }: Visit) {
  const paths = () => proxy?.paths() ?? [];
  return {
    /** A new device; a metered one prefetches nothing large. */
    async newDevice({ isMetered }: { isMetered: boolean }): Promise<BrowserContext> {
      const { context } = await openDevice(withServiceWorker);
      if (isMetered)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      return context;
    },
    async open(context: BrowserContext, path: string): Promise<Page> {
      const page = await context.newPage();
      await page.goto(`${url}${path}`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      return page;
    },
    requests: () => paths().length,
    /** Names of the runtime files in the requests after the first `since`. */
    filesAsked: (since: number) =>
      paths()
        .slice(since)
        .filter((path) => path.startsWith('/rt/'))
        .map((path) => path.slice(path.lastIndexOf('/') + 1)),
  };
}

/** Waits until everything for Python and JavaScript is on the device. */
export const wholeOf = (page: Page) =>
  expect
    .poll(async () => (await keptRuntimes(page)).map((path) => path.replace(/^.*\//, '')).sort(), {
      timeout: 60_000,
    })
    .toEqual(['heap.bin', 'pyodide.asm.wasm', 'quickjs.wasm', 'stdlib.zip']);

/** Runs the sample problem's solution, with the right output. */
export async function runSolution(page: Page, language: 'PYTHON3' | 'JAVASCRIPT_NODE'): Promise<void> {
  await runOnSamples(page, language, solutionOf(problemID, language));
  await page.getByText('Output matches').first().waitFor();
}
