import { sharedClusterUrl, startTestCluster } from './postgres';

/** Before the integration tests: one PostgreSQL for all of them, which saves each file the seconds of making, migrating and stopping one. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env[sharedClusterUrl] = cluster.url;
  return async () => {
    delete process.env[sharedClusterUrl];
    await cluster.stop();
  };
}
