import { sharedClusterUrl, startTestCluster } from './postgres';

/** Starts one PostgreSQL before all integration tests; each file saves the seconds of its own. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env[sharedClusterUrl] = cluster.url;
  return async () => {
    delete process.env[sharedClusterUrl];
    await cluster.stop();
  };
}
