/** The server's last metadata, stored for an offline start. */
import type { LanguageStatus, ServerMeta, ServerStatus } from '../../../contract/entities/status';
import { cacheDb } from './cache-db';

interface Facts {
  meta: ServerMeta;
  /** Origins of the servers (API-3). */
  servers: string[];
  status: StatusReport;
}

export interface StatusReport {
  status: ServerStatus;
  fetchedAt: number;
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
export const readStatus = (): Promise<StatusReport | undefined> => read('status');
export const storeStatus = (report: StatusReport): Promise<void> => store('status', report);

export async function readLanguages(): Promise<LanguageStatus[] | undefined> {
  return (await readStatus())?.status.languages;
}
