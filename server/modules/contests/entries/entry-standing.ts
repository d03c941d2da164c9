import type { ContestStanding } from '../../../../contract/entities/run-entry';
import type { HeldReason } from '../../../../contract/rules/contest/submission-chain';
import { entryReasons } from '../messages';

/**
 * Reasons of automatic refusals. tooLate, runEnded, blocked: on arrival, so only the device has the content · afterEnd: accepted
 * first, then refused by a change of the contest clock.
 */
export type AutomaticReason = 'tooLate' | 'runEnded' | 'blocked' | 'afterEnd';

/** Refusals that the organiser can see, by error code. */
export const refusalReasons: Readonly<Record<string, AutomaticReason>> = {
  ARRIVED_TOO_LATE: 'tooLate',
  CONTEST_ENDED: 'tooLate',
  RUN_ENDED: 'runEnded',
  PARTICIPANT_BLOCKED: 'blocked',
};

const reasons: Readonly<Record<string, string>> = entryReasons satisfies Record<
  HeldReason | AutomaticReason,
  string
>;

/** Standing for the author of an entry. An unknown reason is the organiser's own text. */
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
