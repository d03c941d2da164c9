import type { ContestReplay, ResultSettings } from '../../../contract/entities/contest/contest-results';
import { cacheDb } from '../db/cache-db';

export async function readReplay(contestSlug: string): Promise<ContestReplay | null> {
  return (await cacheDb.replays.get(contestSlug)) ?? null;
}

export async function storeReplay(contestSlug: string, replay: ContestReplay): Promise<boolean> {
  await cacheDb.replays.put({ ...replay, contestSlug });
  return true;
}

export async function readResultSettings(contestSlug: string): Promise<ResultSettings | null> {
  return (await cacheDb.resultSettings.get(contestSlug)) ?? null;
}

/** Without the password, which must not stay on the device. */
export async function storeResultSettings(
  contestSlug: string,
  { apiKey: _, ...settings }: ResultSettings,
): Promise<boolean> {
  await cacheDb.resultSettings.put({ ...settings, contestSlug });
  return true;
}

/** It does not exist, or the caller may not read it. */
export async function forgetResults(contestSlug: string): Promise<void> {
  await cacheDb.replays.delete(contestSlug);
  await cacheDb.resultSettings.delete(contestSlug);
}
