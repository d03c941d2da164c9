import path from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles the device's script. Only the identity SDK, which needs a browser, is replaced. */
export async function bundleDevice(folder: string): Promise<string> {
  const file = path.join(folder, 'device.mjs');
  const here = import.meta.dirname;
  const bundle = await rolldown({
    input: path.join(here, 'device.ts'),
    platform: 'node',
    logLevel: 'silent',
    external: (id) => id.startsWith('node:'),
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
    plugins: [
      {
        name: 'identity-of-a-device',
        resolveId: (id) =>
          /firebase\/(ask-provider|firebase-client)$/.test(id) ? path.join(here, 'device-tokens.ts') : null,
      },
    ],
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}
