/** On a plane: a closed browser opens again without a server. cold-browser.deep.test.ts does the same with C++ and JavaScript. */
import { test } from 'vitest';
import { runInColdBrowser } from '../../support/browser/cold-browser';

const run = await runInColdBrowser(60_000);

test('OFF-1 SOLVE-4 Python runs in a browser that was closed, with the server stopped', async () => {
  await run({ languages: ['PYTHON3'], files: ['heap.bin', 'pyodide.asm.wasm', 'stdlib.zip'] });
});
