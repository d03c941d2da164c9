import { test } from 'vitest';
import { runInColdBrowser } from '../../support/browser/cold-browser';
import { chooseLanguage } from '../../support/pages/solve-page';

/** The first compilation precompiles the standard library: seconds alone, a minute on a busy machine. */
const patienceMs = 200_000;
const run = await runInColdBrowser(patienceMs);

test('OFF-1 SOLVE-4 JavaScript and, once downloaded, C++ run in a browser that was closed, with the server stopped', async () => {
  await run({
    languages: ['JAVASCRIPT_NODE', 'CPP17'],
    files: ['quickjs.wasm', 'system.bin'],
    prepare: async (page) => {
      await chooseLanguage(page, 'CPP17');
      await page.getByRole('button', { name: /^Download C\+\+ for this device/ }).click();
      await page.getByText('C++ is on this device').waitFor();
    },
  });
}, 600_000);
