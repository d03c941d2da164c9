/** On a plane: a closed browser opens again without a server. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchProfile } from '../../support/browser';
import { solutionOf } from '../../support/solutions';
import { chooseLanguage, keptRuntimes, runOnSamples } from '../../support/solve-page';
import { serveProduct } from '../../support/visit';

const problemID = 'SAMPLPRBLM';
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-profile-'));
/** The first compilation precompiles the standard library: seconds alone, a minute on a busy machine. */
const patienceMs = 200_000;
const product = await serveProduct();
let context: BrowserContext;

beforeAll(async () => {
  context = await launchProfile(profile);
});
afterAll(async () => {
  await context?.close();
  fs.rmSync(profile, { recursive: true, force: true });
});

test('OFF-1 SOLVE-4 Python, JavaScript and, once downloaded, C++ run in a new browser with the server stopped', async () => {
  const visited = await context.newPage();
  await visited.goto(`${product.url}/code/${problemID}`);
  await visited.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await chooseLanguage(visited, 'CPP17');
  await visited.getByRole('button', { name: /^Download C\+\+ for this device/ }).click();
  await visited.getByText('C++ is on this device').waitFor({ timeout: patienceMs });
  const ready = ['heap.bin', 'pyodide.asm.wasm', 'quickjs.wasm', 'stdlib.zip', 'system.bin'];
  const kept = async () => {
    const names = (await keptRuntimes(visited)).map((file) => path.basename(file));
    return ready.filter((name) => names.includes(name));
  };
  await expect.poll(kept, { timeout: patienceMs }).toEqual(ready);

  await context.close();
  await product.stopServer();
  context = await launchProfile(profile);
  const page = await context.newPage();
  await page.goto(`${product.url}/code/${problemID}`);
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE', 'CPP17'] as const) {
    await runOnSamples(page, language, solutionOf(problemID, language));
    await page.getByText('Output matches').first().waitFor({ timeout: patienceMs });
  }
}, 600_000);
