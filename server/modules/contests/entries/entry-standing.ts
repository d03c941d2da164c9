import type { ContestStanding } from '../../../../contract/entities/contest/run-entry';
import type { HeldReason } from '../../../../contract/rules/contest/submission-chain';

/**
 * Why an entry was refused without a person deciding. tooLate, runEnded, blocked: on arrival, so only its device has its content ·
 * afterEnd: it was taken, and a change of the contest's clock put it after the end.
 */
export type AutomaticReason = 'tooLate' | 'runEnded' | 'blocked' | 'afterEnd';

/** Refusals that the organiser of a contest can see, by the code of their answer. */
export const refusalReasons: Readonly<Record<string, AutomaticReason>> = {
  ARRIVED_TOO_LATE: 'tooLate',
  CONTEST_ENDED: 'tooLate',
  RUN_ENDED: 'runEnded',
  PARTICIPANT_BLOCKED: 'blocked',
};

const reasons: Readonly<Record<string, string>> = {
  timesDisagree: 'The times of the device do not agree with each other.',
  chainBroken: 'Submitted from a second device or out of order.',
  timeWentBack: 'Its time is earlier than that of the entry before it.',
  beforeContact: 'The device contacted the server after the time of this entry, and did not have it yet.',
  notAsCommitted: 'It is not what the device announced before: it was replaced later.',
  clockSetBack: "The device's clock was set back before this was written.",
  tooLate: 'It reached the server too late after the end.',
  runEnded: 'The run was over before this was submitted.',
  blocked: 'The participant was blocked when this arrived.',
  afterEnd: 'It was submitted after the end, as the contest clock is now.',
} satisfies Record<HeldReason | AutomaticReason, string>;

/** How an entry stands, for whoever handed it in. A reason without a sentence here is the organiser's own. */
export function standingOf(
  state: ContestStanding['state'],
  reason: string | null,
  writtenTime: Date,
): ContestStanding {
  return {
    state,
    reason: reason !== null ? (reasons[reason] ?? reason) : undefined,
    writtenTime: writtenTime.toISOString(),
  };
}
