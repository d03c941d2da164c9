import path from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles a script beside this file as a classic script. */
export async function bundleScript(name: 'hands' | 'people'): Promise<string> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, `${name}.ts`),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code;
}
