/** What the server last said of itself, kept so that a start without a network knows it too. */
import type { ServerMeta } from '../../contract/entities/status';
import { cacheDb } from './cache-db';

interface Facts {
  meta: ServerMeta;
  /** Origins of the servers to ask in turn (API-3). */
  servers: string[];
}

async function read<K extends keyof Facts>(key: K): Promise<Facts[K] | undefined> {
  const row = await cacheDb.kv.get(key);
  return row?.value as Facts[K] | undefined;
}

async function store<K extends keyof Facts>(key: K, value: Facts[K]): Promise<void> {
  await cacheDb.kv.put({ key, value });
}

export const readMeta = (): Promise<ServerMeta | undefined> => read('meta');
export const storeMeta = (meta: ServerMeta): Promise<void> => store('meta', meta);
export const readServers = (): Promise<string[] | undefined> => read('servers');
export const storeServers = (servers: string[]): Promise<void> => store('servers', servers);
