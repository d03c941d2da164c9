import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** One script that evaluates to the prelude's `furnish` function. */
export async function bundleNodePrelude(): Promise<string> {
  const input = fileURLToPath(new URL('../node/prelude.ts', import.meta.url));
  const bundle = await rolldown({ input, logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      name: 'prelude',
      minify: true,
      exports: 'named',
    });
    // Strict, so that methods see the plain value they were called on.
    return `(() => { 'use strict'; ${output[0].code}; return prelude.furnish; })()`;
  } finally {
    await bundle.close();
  }
}
