import type { ContestDetail } from '../../../../contract/entities/contest/contest';
import { describeError } from '../../../../contract/errors';
import { proctorReturnMs } from '../../../../contract/limits';
import {
  type ContestPhase,
  contestClock,
  contestEndMs,
} from '../../../../contract/rules/contest/contest-clock';
import { counted } from '../../../lib/words';

type Told = Pick<
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
  | 'lateSyncMinutes'
  | 'pausedSince'
>;

const moment = new Intl.DateTimeFormat('en', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
});

/** `canStart`: a start could work, as far as this device knows. */
export function startWords(
  contest: Pick<ContestDetail, 'startTime' | 'run' | 'pausedSince'>,
  phase: ContestPhase,
  isOffline: boolean,
  isPackReady = false,
): { canStart: boolean; text: string } {
  // A started run has its own text in every phase.
  const shown = contest.run ? 'running' : phase;
  if (shown === 'before') {
    const begins = moment.format(Date.parse(contest.startTime));
    return { canStart: false, text: `The contest begins ${begins}. Start Contest appears here then.` };
  }
  if (shown === 'ended') return { canStart: false, text: 'Contest has ended.' };
  if (contest.pausedSince !== undefined && !contest.run) {
    return {
      canStart: false,
      text: 'You can start once the contest goes on. This page updates automatically.',
    };
  }
  if (isOffline) {
    return { canStart: false, text: 'Starting needs a network; everything after it works without one.' };
  }
  if (isPackReady) {
    return { canStart: true, text: 'Every problem is on this device already: the start only opens them.' };
  }
  return {
    canStart: true,
    text: 'The start brings every problem to this device. If the network fails then, go on: what you submit waits here and goes out by itself.',
  };
}

/** CRUN-7: why the user cannot take part, if known before Start; otherwise null. */
export function rejectionOf({ eligibility, run }: Pick<ContestDetail, 'eligibility' | 'run'>): string | null {
  if (eligibility.allowed || run) return null;
  if (eligibility.reason === 'domain') return describeError('EMAIL_DOMAIN_NOT_ALLOWED').message;
  return eligibility.reason === 'emails' ? describeError('EMAIL_NOT_ALLOWED').message : null;
}

export function runFacts(contest: Told, hasFullScreen: boolean): { name: string; text: string }[] {
  const { questionCount, enableProctored } = contest;
  return [
    { name: 'Problems', text: counted(questionCount, 'problem') },
    { name: 'Time', text: timeText(contest) },
    { name: 'Without a network', text: offlineText(contest) },
    ...(enableProctored ? [{ name: 'Proctored', text: proctorText(contest, hasFullScreen) }] : []),
  ];
}

/** Timed contests give each participant their own time. */
export function introText({ timedContest }: Pick<Told, 'timedContest'>): string {
  return timedContest ? 'Read this first. Your time begins with Start Contest.' : 'Read this first.';
}

function timeText(contest: Told): string {
  const { timedContest, duration, pausedSince } = contest;
  const endMs = contestEndMs(contestClock(contest));
  const end = endMs === null ? null : moment.format(endMs);
  const ends = end && pausedSince !== undefined ? `${end} and as long as the pause lasts` : end;
  const own = timedContest && duration !== null ? counted(duration, 'minute') : null;
  if (own && ends) return `${own} from your start, and not beyond ${ends}`;
  if (own) return `${own} from your start`;
  return ends ? `Until ${ends}` : 'No time limit';
}

function offlineText({ lateSyncMinutes, timedContest, openContestForever }: Told): string {
  if (!timedContest && openContestForever) return 'What you submit waits on this device until it is sent.';
  if (lateSyncMinutes === 0) return 'What you submit counts when it reaches the server before the end.';
  return `What you submit before the end counts if it reaches the server within ${counted(lateSyncMinutes, 'minute')} after it.`;
}

function proctorText({ maxWarnings }: Told, hasFullScreen: boolean): string {
  const what = hasFullScreen
    ? 'Full screen, with nothing in front of it.'
    : 'This device has no full screen for pages: only that nothing is in front of this one is watched.';
  const limit = maxWarnings === 0 ? '' : ` More than ${counted(maxWarnings, 'warning')} end your run.`;
  return `${what} Leaving the page, reloading it included, is a warning: you have ${proctorReturnMs / 1000} seconds to return, or your run ends.${limit} Right click, copying and pasting are blocked. A lost network is never a warning.`;
}
