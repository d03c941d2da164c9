/** Validation beyond single fields, with the wizard's messages. */

import { contestLimits } from '../../limits';
import { sentence } from '../../translation';

/** Minutes after the end in which late submissions are accepted. */
export const lateSyncDefault = (isProctored: boolean) =>
  isProctored ? 0 : contestLimits.lateSyncMinutesDefault;

export interface ContestPlan {
  readonly openContestImmediately: boolean;
  readonly startTime?: string | null | undefined;
  readonly openContestForever: boolean;
  readonly endTime?: string | null | undefined;
  readonly timedContest: boolean;
  readonly duration?: number | null | undefined;
  readonly problems: readonly string[];
  readonly maxQuestions?: number | undefined;
  readonly problemPoints?: readonly number[] | undefined;
  readonly passwordProtected: boolean;
  readonly password?: string | null | undefined;
  readonly keepPassword?: boolean | undefined;
  readonly emailRestriction: string;
  readonly allowedEmails: readonly string[];
  readonly emailDomains: readonly string[];
}

export interface ValidationIssue {
  readonly path: string;
  readonly message: string;
}

/** Independent of the current time. */
export function validateContest(plan: ContestPlan): ValidationIssue[] {
  const complaints: ValidationIssue[] = [];
  const complain = (isWrong: boolean, path: string, message: string) => {
    if (isWrong) complaints.push({ path, message: sentence(message) });
  };
  complain(!plan.openContestImmediately && !plan.startTime, 'startTime', 'Start time is required');
  complain(!plan.openContestForever && !plan.endTime, 'endTime', 'End time is required');
  complain(endsTooSoon(plan), 'endTime', 'End time must be after the start time');
  complain(plan.timedContest && !plan.duration, 'duration', 'Duration must be at least 1 minute');
  complain(
    (plan.maxQuestions ?? 1) > plan.problems.length,
    'maxQuestions',
    'Maximum Questions is larger than the number of problems',
  );
  const { problemPoints = [] } = plan;
  complain(
    problemPoints.length > 0 && problemPoints.length !== plan.problems.length,
    'problemPoints',
    'Enter points for each problem',
  );
  complain(hasTwice(plan.problems), 'problems', 'A problem was added twice');
  complain(
    plan.passwordProtected && !plan.password && !plan.keepPassword,
    'password',
    'Password is required',
  );
  complain(
    plan.emailRestriction === 'domain' && plan.emailDomains.length === 0,
    'emailDomains',
    'Add at least one email domain',
  );
  complain(
    plan.emailRestriction === 'emails' && plan.allowedEmails.length === 0,
    'allowedEmails',
    'Add at least one email',
  );
  return complaints;
}

/**
 * D-41: `nowMs` is the caller's clock. The current minute is valid. Unchanged times of an existing contest (`before`)
 * can be in the past.
 */
export function validateSchedule(
  plan: ContestPlan,
  nowMs: number,
  before?: Pick<ContestPlan, 'startTime' | 'endTime'>,
): ValidationIssue[] {
  const { startTime, endTime } = plan;
  const complaints: ValidationIssue[] = [];
  const isNewStart = !plan.openContestImmediately && startTime && !isSameTime(startTime, before?.startTime);
  if (isNewStart && Date.parse(startTime) < minuteOf(nowMs)) {
    complaints.push({ path: 'startTime', message: sentence('Start time must not be in the past') });
  }
  const isNewEnd = !plan.openContestForever && endTime && !isSameTime(endTime, before?.endTime);
  if (isNewEnd && Date.parse(endTime) <= nowMs) {
    complaints.push({ path: 'endTime', message: sentence('End time must not be in the past') });
  }
  return complaints;
}

function isSameTime(a: string, b: string | null | undefined): boolean {
  return typeof b === 'string' && minuteOf(Date.parse(a)) === minuteOf(Date.parse(b));
}

/** CWIZ-54 */
export function minuteOf(timeMs: number): number {
  return Math.floor(timeMs / 60_000) * 60_000;
}

function endsTooSoon({
  openContestForever,
  openContestImmediately,
  startTime,
  endTime,
}: ContestPlan): boolean {
  if (openContestForever || openContestImmediately || !startTime || !endTime) return false;
  return Date.parse(endTime) <= Date.parse(startTime);
}

function hasTwice(ids: readonly string[]): boolean {
  return new Set(ids.map((id) => id.toLowerCase())).size < ids.length;
}
