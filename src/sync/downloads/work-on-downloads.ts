import type { PlannedProblem } from '../../../contract/entities/download';
import { downloadBatchMax } from '../../../contract/limits';
import { accountKey, isCurrentAccount } from '../../auth/session';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import {
  type DownloadRow,
  failDownload,
  finishDownload,
  nextDownload,
  readDownload,
  storeDownloaded,
  storePlan,
} from '../../data/downloads/downloads';
import { StorageFullError } from '../../data/storage/storage-full';
import { pullChallenge, pullChallenges } from '../pull/pull-challenges';
import { mayComeLater, pullFailure } from '../pull/pull-result';
import { pullTags } from '../pull/pull-tags';
import { call } from '../server/page-client';
import { messages } from './messages';

const lockName = 'codeferry-downloads';
/** Interval between checks of a complete download. */
const compareEveryMs = 600_000;
/**
 * Small enough for visible progress and a quick pause, large enough to limit the cost of round
 * trips.
 */
const batchBytes = 256 * 1024;
const batchTimeoutMs = 60_000;

/**
 * later: no server answers, the download stays in the list · over: nothing left to do · skipped: not in the name of
 * this user.
 */
type Step = 'later' | 'over' | 'skipped';

/**
 * Runs until nothing is left, `goOn` returns false or no server answers. One tab at a time; never
 * throws.
 */
export async function workOnDownloads(goOn: () => boolean): Promise<void> {
  const work = () => workThrough(goOn).catch((error: unknown) => console.error('A download stopped', error));
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  await locks.request(lockName, work);
}

async function workThrough(goOn: () => boolean): Promise<void> {
  const done = new Set<string>();
  while (goOn()) {
    const row = await nextDownload(Date.now() - compareEveryMs, done);
    if (!row) return;
    const step = await attempt(row);
    if (step === 'later') return;
    // A download that was requested again meanwhile gets another attempt.
    if (step === 'skipped' || (await readDownload(row.key))?.state !== 'wanted') done.add(row.key);
  }
}

async function attempt(row: DownloadRow): Promise<Step> {
  try {
    return await fetchAll(row);
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error;
    await failDownload(row.key, messages.storageFull);
    return 'over';
  }
}

async function fetchAll({ key, subject }: DownloadRow): Promise<Step> {
  // The server knows an assignment only in the name of a member; without a token it would seem deleted.
  const account = subject.kind === 'assignment' ? accountKey() : undefined;
  if (account === deviceAccount) return 'skipped';
  const options = { timeoutMs: batchTimeoutMs, ...(account !== undefined && { account }) };
  const answer = await call('downloadPlan', { body: subject, ...options });
  if (!answer.ok) return settleFailure(key, pullFailure(answer.failure));
  if (isForeign(answer.account)) return 'later';
  const { problems, challenges } = await storePlan(key, answer.data);
  await pullChallenges();
  await pullTags();
  for (const url of challenges) {
    const pulled = await pullChallenge(url);
    if (!pulled.ok && pulled.reason !== 'notFound') return settleFailure(key, pulled);
  }
  let left = problems;
  while (left.length > 0) {
    if (!(await isWanted(key))) return 'over';
    const batch = nextBatch(left);
    const body = { ids: batch.map(({ id }) => id) };
    const fetched = await call('downloadProblems', { body, ...options });
    if (!fetched.ok) return settleFailure(key, pullFailure(fetched.failure));
    if (isForeign(fetched.account)) return 'later';
    const again = new Set(fetched.data.rest);
    // Problems deleted since the plan count as done; the next plan omits them.
    const settled = batch.filter(({ id }) => !again.has(id));
    await storeDownloaded(key, fetched.data.problems, sumBytes(settled));
    const over = new Set(settled.map(({ id }) => id));
    left = left.filter(({ id }) => !over.has(id));
  }
  await finishDownload(key);
  return 'over';
}

/** The user of this request has signed out, and the answer may be private. */
const isForeign = (account: AccountKey | undefined) =>
  account !== undefined && account !== deviceAccount && !isCurrentAccount(account);

async function isWanted(key: string): Promise<boolean> {
  const state = (await readDownload(key))?.state;
  return state === 'wanted' || state === 'ready';
}

async function settleFailure(
  key: string,
  { reason, message }: ReturnType<typeof pullFailure>,
): Promise<Step> {
  if (mayComeLater(reason)) return 'later';
  await failDownload(key, reason === 'notFound' ? messages.notFound : message);
  return 'over';
}

export function nextBatch(problems: readonly PlannedProblem[]): PlannedProblem[] {
  let bytes = 0;
  const fitting = problems.slice(0, downloadBatchMax).findIndex((problem, i) => {
    bytes += problem.bytes;
    return i > 0 && bytes > batchBytes;
  });
  return problems.slice(0, fitting === -1 ? downloadBatchMax : fitting);
}

const sumBytes = (problems: readonly PlannedProblem[]) => problems.reduce((sum, { bytes }) => sum + bytes, 0);
