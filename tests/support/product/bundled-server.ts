import { bundledServer, bundleServer } from './server';

export async function setup(): Promise<() => void> {
  process.env[bundledServer] = await bundleServer();
  return () => {
    delete process.env[bundledServer];
  };
}
