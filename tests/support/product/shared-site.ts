import { startTestCluster } from './postgres';
import { startTestServer, type TestServer } from './server';

/** Lives until the test worker ends. */
export interface SharedSite {
  readonly databaseUrl: string;
  readonly server: TestServer;
}

const sites = new Map<boolean, Promise<SharedSite>>();

/**
 * The server and database that the files of this worker share, one file after the other, with the data that each file
 * wrote. Files in which an empty installation, the whole collection or the settings of the server matter start their
 * own: `startSite`.
 * @param judge whether the server judges submissions
 */
export function joinSharedSite({ judge = false } = {}): Promise<SharedSite> {
  const site = sites.get(judge) ?? start(judge);
  sites.set(judge, site);
  return site;
}

async function start(judge: boolean): Promise<SharedSite> {
  // The databases go with the cluster, the server with the worker.
  const cluster = await startTestCluster();
  const databaseUrl = await cluster.createDatabase();
  return { databaseUrl, server: await startTestServer({ databaseUrl, judge }) };
}
