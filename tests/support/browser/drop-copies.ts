import path from 'node:path';
import type { Page } from 'playwright';
import { rolldown } from 'rolldown';

/** Evicts every copy outside downloads, as on a full device, with the product's code in this page. */
export async function dropCopies(page: Page): Promise<void> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, '../../../src/data/storage/drop-copies.ts'),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'copies', codeSplitting: false });
  await bundle.close();
  await page.evaluate(`(async () => { ${output[0].code}\nawait copies.dropUnpinned(); })()`);
}
