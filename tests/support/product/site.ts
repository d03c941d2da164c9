import { afterAll } from 'vitest';
import { startTestCluster, type TestCluster } from './postgres';
import { startTestServer, type TestServer, type TestServerOptions } from './server';

/** Lives until the test file ends. */
export interface Site {
  readonly cluster: TestCluster;
  readonly databaseUrl: string;
  readonly server: TestServer;
  start(options?: TestServerOptions): Promise<TestServer>;
}

/** Await at the top of a test file. */
export async function startSite(options: Omit<TestServerOptions, 'databaseUrl'> = {}): Promise<Site> {
  const cluster = await startTestCluster();
  const servers: TestServer[] = [];
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await cluster.stop();
  });
  const databaseUrl = await cluster.createDatabase();
  const start = async (more: TestServerOptions = {}) => {
    const server = await startTestServer({ databaseUrl, ...more });
    servers.push(server);
    return server;
  };
  return { cluster, databaseUrl, server: await start(options), start };
}
