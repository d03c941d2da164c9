import type { PackContent } from '../../../contract/entities/contest/contest-pack';
import type { RunState, StartedContest } from '../../../contract/entities/contest/contest-run';
import { contestClock, contestPhase, deadlineMs } from '../../../contract/rules/contest/contest-clock';
import { offlineChainStart } from '../../../contract/rules/contest/contest-pack';
import { readPackCode } from '../../../contract/rules/contest/pack-code';
import type { AccountKey } from '../../data/account/account';
import { readSealed } from '../../data/contest-run/contest-packs';
import { runStamp, storeStart } from '../../data/contest-run/contest-runs';
import { runDevice } from '../../data/contest-run/run-device';
import { canOpenPacks, keyFromCode, openPack, packKey, type SealedPack } from '../../data/packs/open-pack';
import { sleepUnless } from '../network/wake-signal';
import { call, serverClock } from '../server/page-client';
import { messages } from './messages';
import type { Beginning } from './report-start';
import { failedStart, type StartOutcome, startContest } from './start-contest';
import { startInTurn } from './start-in-turn';

const failed = (message: string): StartOutcome => ({ type: 'failed', message });

/** Like `beginRun`, but retries while the server is busy, until the page closes. */
export async function beginInTurn(
  account: AccountKey,
  contestSlug: string,
  onWait: (ms: number) => void,
  signal: AbortSignal,
  begun: Beginning,
): Promise<StartOutcome> {
  const sleep = (ms: number) => sleepUnless(signal, ms);
  return startInTurn(() => beginRun(account, contestSlug, begun), { onWait, sleep, signal });
}

async function beginRun(account: AccountKey, contestSlug: string, begun: Beginning): Promise<StartOutcome> {
  const sealed = canOpenPacks() ? await readSealed(account, contestSlug) : undefined;
  if (!sealed) return startContest(account, contestSlug, begun);
  const asked = await runStamp(account, contestSlug);
  const answer = await call('contestPackOpen', {
    params: { slug: contestSlug },
    body: { version: sealed.version, deviceTime: new Date().toISOString(), device: runDevice(), ...begun },
    account,
  });
  if (!answer.ok) return failedStart(answer.failure);
  const { key, version, contest, run } = answer.data;
  const content = await contentOf(sealed, key);
  if (!content) return startContest(account, contestSlug, begun);
  const whole = { ...contest, eventRules: content.contest.eventRules };
  const opened = { packVersion: sealed.version, isPackCurrent: version === sealed.version };
  await storeStart(account, { contest: whole, problems: content.problems, run }, asked, opened);
  return { type: 'started' };
}

/** Starts offline with the typed code. Failure messages are for the user. */
export async function beginByCode(
  account: AccountKey,
  contestSlug: string,
  typed: string,
): Promise<StartOutcome> {
  const read = readPackCode(typed);
  if (!read.ok) return failed(read.message);
  const sealed = await readSealed(account, contestSlug);
  if (!sealed || !canOpenPacks()) return failed(messages.noPack);
  const key = await keyFromCode(sealed, read.code);
  if (key === null) {
    return failed(messages.wrongCode);
  }
  const content = await contentOf(sealed, key);
  if (!content) return failed(messages.damagedPack);
  const started = startedByCode(content, offlineChainStart(contestSlug, account, key), serverClock.now());
  if (typeof started === 'string') return failed(started);
  const { version } = sealed;
  const opened = { version, chainStart: started.run.previousHash };
  const asked = await runStamp(account, contestSlug);
  await storeStart(account, started, asked, { packVersion: version, isPackCurrent: false, opened });
  return { type: 'started' };
}

async function contentOf(sealed: SealedPack, key: string): Promise<PackContent | null> {
  return openPack(sealed, await packKey(key));
}

/**
 * The run that the server will create: it begins with the contest, whenever the code was typed (decision
 * 033). The code exists only after the start, so an earlier clock is wrong. Otherwise an error message.
 */
export function startedByCode(
  { contest, problems, extraTimeMs, lateSyncMinutes, maxWarnings, warningSeconds }: PackContent,
  chainStart: string,
  clockMs: number,
): StartedContest | string {
  const clock = contestClock(contest);
  const nowMs = Math.max(clockMs, clock.startMs);
  if (contestPhase(clock, nowMs) === 'ended') return messages.contestEnded;
  const deadline = deadlineMs(clock, clock.startMs, extraTimeMs);
  if (deadline !== null && nowMs >= deadline) {
    return messages.timeOver;
  }
  const run: RunState = {
    startedAt: contest.startTime,
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    serverTime: new Date(nowMs).toISOString(),
    extraTimeMs,
    lateSyncMinutes,
    maxWarnings,
    warningSeconds,
    warnings: 0,
    sequence: 0,
    previousHash: chainStart,
    end: null,
    scores: {},
    answered: [],
  };
  return { contest, problems, run };
}
