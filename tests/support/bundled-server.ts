import { bundledServer, bundleServer } from './server';

/** Bundles the server once before all integration tests. */
export async function setup(): Promise<() => void> {
  process.env[bundledServer] = await bundleServer();
  return () => {
    delete process.env[bundledServer];
  };
}
