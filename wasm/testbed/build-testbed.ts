import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { runFrame } from '../vite-run-frame';
import { runtimeAssets } from '../vite-runtime-assets';

/** Builds the page that drives the run client in browser tests, with the product's build settings. */
export async function buildTestbed(outDir: string): Promise<void> {
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../.cache/vite-testbed', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [runtimeAssets(), runFrame()],
    worker: { format: 'es', plugins: () => [runtimeAssets()] },
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
}
