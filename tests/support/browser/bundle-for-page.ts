import { rolldown } from 'rolldown';

/** Bundles a module with all it imports as a classic script for a page. @param file its path */
export async function bundleForPage(file: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code;
}
