/** Downloads the wanted contest packs part by part; a restart resumes. */
import { isCurrentAccount } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import {
  type ContestPackRow,
  failPack,
  listPacks,
  nextPart,
  notePackChecked,
  storePart,
} from '../../data/contest-run/contest-packs';
import { readContest } from '../../data/copies/contests';
import { StorageFullError } from '../../data/storage/storage-full';
import { pullContest } from '../pull/pull-contests';
import { mayComeLater, pullFailure } from '../pull/pull-result';
import { call } from '../server/page-client';
import { messages } from './messages';

const lockName = 'codeferry-packs';
/** Interval between checks of a complete pack's version. */
const compareEveryMs = 300_000;
const partTimeoutMs = 60_000;

/**
 * Runs until everything is here, `goOn` returns false or no server answers. One tab at a time; never
 * throws.
 * @param staleMs age after which a complete pack is checked again
 * @returns whether all packs are here and checked, or wait for the user
 */
export async function fetchPacks(
  account: AccountKey,
  goOn: () => boolean,
  staleMs = compareEveryMs,
): Promise<boolean> {
  const work = () =>
    workThrough(account, goOn, staleMs).catch((error: unknown) => {
      console.error('A pack was not fetched', error);
      return false;
    });
  const locks = globalThis.navigator?.locks;
  if (!locks) return await work();
  return await locks.request(lockName, work);
}

async function workThrough(account: AccountKey, goOn: () => boolean, staleMs: number): Promise<boolean> {
  for (const row of await listPacks(account)) {
    if (!goOn() || !isCurrentAccount(account)) return false;
    if (row.state === 'failed') continue;
    const isOutdated = await isStale(row, staleMs);
    if (isOutdated === undefined || (isOutdated && !(await fetchPack(row, goOn)))) return false;
  }
  return true;
}

/** Undefined when no server answers. */
async function isStale(
  { account, contestSlug, state, version, checkedAt = 0 }: ContestPackRow,
  staleMs: number,
): Promise<boolean | undefined> {
  if (state === 'wanted') return true;
  if (Date.now() - checkedAt < staleMs) return false;
  const answer = await call('contestPackFacts', { params: { slug: contestSlug }, account, retries: 0 });
  if (!answer.ok) {
    const { reason, message } = pullFailure(answer.failure);
    if (reason === 'notFound') await failPack(account, contestSlug, message);
    return mayComeLater(reason) ? undefined : false;
  }
  if (answer.data.version !== version) return true;
  await notePackChecked(account, contestSlug);
  return false;
}

/** Returns false when no server answers. */
async function fetchPack({ account, contestSlug }: ContestPackRow, goOn: () => boolean): Promise<boolean> {
  while (goOn() && isCurrentAccount(account)) {
    const params = { slug: contestSlug, part: await nextPart(account, contestSlug) };
    const answer = await call('contestPackPart', { params, account, timeoutMs: partTimeoutMs });
    if (!answer.ok) {
      const { reason, message } = pullFailure(answer.failure);
      if (mayComeLater(reason)) return false;
      await failPack(account, contestSlug, message);
      return true;
    }
    try {
      const kept = await storePart(account, contestSlug, answer.data);
      if (kept === 'whole') await followContest(account, contestSlug);
      if (kept !== 'more') return true;
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      await failPack(account, contestSlug, messages.storageFull);
      return true;
    }
  }
  return true;
}

async function followContest(account: AccountKey, contestSlug: string): Promise<void> {
  await pullContest(contestSlug);
  const contest = await readContest(contestSlug);
  if (contest && isCurrentAccount(account)) await notePackChecked(account, contestSlug, contest);
}
