import type { Badge } from '../../../contract/entities/badge';
import { cacheDb } from '../db/cache-db';
import type { Fetched } from '../db/cache-rows';

const keyOf = (name: string) => `badge:${name}`;

export async function readBadge(name: string): Promise<Fetched<Badge> | undefined> {
  return (await cacheDb.kv.get(keyOf(name)))?.value as Fetched<Badge> | undefined;
}

export async function storeBadge(badge: Badge, now = Date.now()): Promise<boolean> {
  const before = await readBadge(badge.name);
  await cacheDb.kv.put({ key: keyOf(badge.name), value: { ...badge, fetchedAt: now } });
  return JSON.stringify({ ...before, fetchedAt: 0 }) !== JSON.stringify({ ...badge, fetchedAt: 0 });
}
