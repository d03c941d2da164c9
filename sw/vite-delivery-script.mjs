import path from 'node:path';
import { rolldown } from 'rolldown';

/** Path of the script; `sw.ts` loads it by this name. */
const fileName = 'sw-delivery.js';

/**
 * Vite plugin: builds `delivery.ts` into one classic script beside the service worker. It contains the
 * database and the schemas and is four times as large as the worker, which starts with every visit and needs
 * it only to send with all tabs closed.
 *
 * @returns {import('vite').Plugin}
 */
export function deliveryScript() {
  return {
    name: 'codeferry-delivery-script',
    apply: 'build',
    async generateBundle() {
      // The service worker is a separate build with the same plugins.
      if (this.environment.name !== 'client') return;
      const bundle = await rolldown({
        input: path.join(import.meta.dirname, 'delivery.ts'),
        platform: 'browser',
        transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      });
      const { output } = await bundle.generate({
        format: 'iife',
        minify: true,
        codeSplitting: false,
        // Removes bundler annotations: there are thousands in the schemas, and nobody bundles this again.
        comments: { legal: true, annotation: false, jsdoc: false },
      });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName, source: output[0].code });
    },
  };
}
