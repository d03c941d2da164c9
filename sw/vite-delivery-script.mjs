import path from 'node:path';
import { rolldown } from 'rolldown';

/** Name of the script below the origin; `sw.ts` loads it by this name. */
const fileName = 'sw-delivery.js';

/**
 * Vite plugin: builds `delivery.ts` into one classic script beside the service worker. It carries the database and the schemas, four
 * times the worker itself, which starts with every visit and needs them only to send with all tabs closed.
 *
 * @returns {import('vite').Plugin}
 */
export function deliveryScript() {
  return {
    name: 'codeferry-delivery-script',
    apply: 'build',
    async generateBundle() {
      // The service worker is a build of its own, with the same plugins.
      if (this.environment.name !== 'client') return;
      const bundle = await rolldown({
        input: path.join(import.meta.dirname, 'delivery.ts'),
        platform: 'browser',
        transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      });
      const { output } = await bundle.generate({
        ...{ format: 'iife', minify: true, codeSplitting: false },
        // Notes for bundlers: thousands of them in the schemas, and nobody bundles this again.
        comments: { legal: true, annotation: false, jsdoc: false },
      });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName, source: output[0].code });
    },
  };
}
