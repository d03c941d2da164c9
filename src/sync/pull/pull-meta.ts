import type { ServerMeta } from '../../../contract/entities/status';
import { serversRefreshMs } from '../../../contract/limits';
import { readMeta, readServers, storeMeta, storeServers } from '../../data/db/server-facts';
import { sampleClock } from '../clock/server-clock';
import { call, serverClock, servers, steadyClock } from '../server/page-client';
import { type PullResult, pullFailure, stored } from './pull-result';

/** The server's metadata: fetched if possible, otherwise the stored copy. */
export async function findMeta(): Promise<ServerMeta | undefined> {
  await pullMeta();
  return readMeta();
}

/** Fetches the metadata, with a more precise time than a Date header. Never throws. */
export async function pullMeta(retries?: number): Promise<PullResult> {
  const sentAt = steadyClock.now();
  const answer = await call('meta', retries === undefined ? {} : { retries });
  if (!answer.ok) return pullFailure(answer.failure);
  const serverTimeMs = Date.parse(answer.data.time);
  serverClock.observe(sampleClock({ sentAt, receivedAt: steadyClock.now(), serverTimeMs, resolutionMs: 1 }));
  return stored(keep(answer.data));
}

async function keep(meta: ServerMeta): Promise<boolean> {
  const known = await readMeta();
  const changed = JSON.stringify({ ...known, time: meta.time }) !== JSON.stringify(meta);
  if (changed) await storeMeta(meta);
  return changed;
}

async function refreshServers(): Promise<void> {
  const answer = await call('servers', { retries: 0 });
  if (!answer.ok) return;
  servers.replace(answer.data.servers);
  await storeServers(answer.data.servers);
}

/**
 * Uses the stored server list, and refreshes it every minute while online (API-3). Returns the stop
 * function.
 */
export function keepServersFresh(isOnline: () => boolean): () => void {
  void readServers().then((known) => known && servers.replace(known));
  void refreshServers();
  const timer = setInterval(() => isOnline() && void refreshServers(), serversRefreshMs);
  return () => clearInterval(timer);
}
