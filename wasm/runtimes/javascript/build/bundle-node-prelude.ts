import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Evaluates to the prelude's `setUpScope` function. */
export async function bundleNodePrelude(): Promise<string> {
  // Strict, so that methods see the plain value they are called on.
  return `(() => { 'use strict'; ${await bundled(new URL('../node/prelude.ts', import.meta.url))}; return part.setUpScope; })()`;
}

export async function bundleNativePrelude(): Promise<string> {
  return `(() => { 'use strict'; ${await bundled(new URL('../native/prelude.ts', import.meta.url))}; return part.start; })()`;
}

/** Inlined in a page, so it must not contain the end of a script element. */
export async function bundleRunFrame(): Promise<string> {
  const script = await bundled(new URL('../../../native-lane/frame.ts', import.meta.url), 'none');
  if (/<\/script|<!--/i.test(script))
    throw new Error("The frame's script contains text that is not allowed inline in a page.");
  return script;
}

async function bundled(file: URL, exports: 'named' | 'none' = 'named'): Promise<string> {
  const input = fileURLToPath(file);
  const bundle = await rolldown({ input, logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      name: 'part',
      minify: true,
      exports,
    });
    return output[0].code.trim();
  } finally {
    await bundle.close();
  }
}
