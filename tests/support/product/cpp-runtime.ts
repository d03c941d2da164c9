import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { buildCppFiles } from '../../../wasm/runtimes/cpp/build/cpp-runtime';
import { publishCpp } from '../../../wasm/runtimes/cpp/build/publish-cpp';

/** Uncompressed: compressing takes a minute. */
export async function provideCpp(web: string): Promise<void> {
  const cacheFolder = join(import.meta.dirname, '../../../.cache/runtimes');
  await mkdir(cacheFolder, { recursive: true });
  const files = await buildCppFiles(cacheFolder, () => {});
  if (!files) throw new Error('The optional package @yowasp/clang is not installed; its tests cannot run.');
  await publishCpp({ files, web, cacheFolder, brotliQuality: 0 });
}

export async function downloadCpp(page: Page): Promise<void> {
  await page.evaluate(() => window.client.download('CPP17'));
}
