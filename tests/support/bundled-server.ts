import { bundledServer, bundleServer } from './server';

/** Before the integration tests: the server is bundled once for all of them. */
export async function setup(): Promise<() => void> {
  process.env[bundledServer] = await bundleServer();
  return () => {
    delete process.env[bundledServer];
  };
}
