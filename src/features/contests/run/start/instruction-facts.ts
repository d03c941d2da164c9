/** What the instructions show: whether a start can work, and the facts about the run. */

import type { ContestDetail } from '../../../../../contract/entities/contest/contest';
import { describeError, type ErrorCode } from '../../../../../contract/errors';
import { contestLimits } from '../../../../../contract/limits';
import {
  type ContestPhase,
  contestClock,
  contestEndMs,
} from '../../../../../contract/rules/contest/contest-clock';
import { locale, sentence } from '../../../../lib/translation';
import { messages as scoringMessages } from '../../../../parts/scoring/messages';
import { popUpExitsMax } from '../../proctor/proctor-machine';
import { messages } from '../messages';

type Facts = Pick<
  ContestDetail,
  | 'questionCount'
  | 'timedContest'
  | 'duration'
  | 'openContestForever'
  | 'startTime'
  | 'endTime'
  | 'removed'
  | 'enableProctored'
  | 'maxWarnings'
  | 'warningSeconds'
  | 'lateSyncMinutes'
  | 'pausedSince'
  | 'scoring'
  | 'penaltyMinutes'
>;

const moment = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

const texts = messages.instructions;

/** `canStart`: a start could work, as far as this device knows. */
export function startAvailability(
  contest: Pick<ContestDetail, 'startTime' | 'run' | 'pausedSince'>,
  phase: ContestPhase,
  isOffline: boolean,
  isPackReady = false,
): { canStart: boolean; text: string } {
  // A started run has its own text in every phase.
  const state = contest.run ? 'running' : phase;
  if (state === 'before') {
    const start = moment.format(Date.parse(contest.startTime));
    return { canStart: false, text: texts.beforeStart(start) };
  }
  if (state === 'ended') return { canStart: false, text: messages.contestHasEnded };
  if (contest.pausedSince !== undefined && !contest.run) {
    return { canStart: false, text: texts.startPaused };
  }
  if (isOffline) return { canStart: false, text: texts.startOffline };
  return { canStart: true, text: isPackReady ? texts.packReady : texts.canStart };
}

/** CRUN-7: why the user cannot take part, if known before Start; otherwise null. */
export function rejectionReason({
  eligibility,
  run,
}: Pick<ContestDetail, 'eligibility' | 'run'>): string | null {
  if (eligibility.allowed || run) return null;
  if (eligibility.reason === 'domain') return errorText('EMAIL_DOMAIN_NOT_ALLOWED');
  return eligibility.reason === 'emails' ? errorText('EMAIL_NOT_ALLOWED') : null;
}

const errorText = (code: ErrorCode) => sentence(describeError(code).message);

const { facts } = messages;

interface Device {
  hasFullscreen: boolean;
  /** Escape leaves full screen. */
  leavesByEscape: boolean;
  /** The user works with Vim keys. */
  hasVim: boolean;
}

export function runFacts(
  contest: Facts,
  { hasFullscreen, leavesByEscape, hasVim }: Device,
): { name: string; text: string }[] {
  const { questionCount, enableProctored, maxWarnings } = contest;
  return [
    { name: facts.problems, text: facts.problemCount(questionCount) },
    { name: facts.time, text: timeText(contest) },
    { name: facts.scoring, text: scoringText(contest) },
    { name: facts.offline, text: offlineText(contest) },
    ...(enableProctored
      ? [
          {
            name: facts.proctored,
            text: facts.proctoring(maxWarnings, contest.warningSeconds ?? 0, hasFullscreen),
          },
        ]
      : []),
    ...(enableProctored && leavesByEscape
      ? [{ name: facts.escape, text: facts.escapeLeaves(popUpExitsMax, hasVim) }]
      : []),
  ];
}

function scoringText({ scoring = 'points', penaltyMinutes }: Facts): string {
  return scoringMessages.texts[scoring](penaltyMinutes ?? contestLimits.penaltyMinutesDefault);
}

/** Timed contests give each participant their own time. */
export function introText({ timedContest }: Pick<Facts, 'timedContest'>): string {
  return timedContest ? texts.timedIntro : texts.intro;
}

function timeText(contest: Facts): string {
  const { timedContest, duration, pausedSince } = contest;
  const endMs = contestEndMs(contestClock(contest));
  const scheduled = endMs === null ? null : moment.format(endMs);
  const end = scheduled && pausedSince !== undefined ? facts.endAfterPause(scheduled) : scheduled;
  const isLimited = timedContest && duration !== null;
  if (isLimited) return end ? facts.limitedUntil(duration, end) : facts.limited(duration);
  return end ? facts.until(end) : facts.noLimit;
}

function offlineText({ lateSyncMinutes, timedContest, openContestForever }: Facts): string {
  if (!timedContest && openContestForever) return facts.noEnd;
  return lateSyncMinutes === 0 ? facts.noLateSync : facts.lateSync(lateSyncMinutes);
}
