import type { ContestStanding } from '../../../contract/entities/run-entry';

const reasons: Readonly<Record<string, string>> = {
  timesDisagree: 'The times of the device do not agree with each other.',
  chainBroken: 'Something handed in before this is missing or was changed.',
};

/** How an entry stands, for whoever handed it in. A reason without a sentence here is the organiser's own. */
export function standingOf(
  state: ContestStanding['state'],
  reason: string | null,
  writtenTime: Date,
): ContestStanding {
  return {
    state,
    ...(reason !== null && { reason: reasons[reason] ?? reason }),
    writtenTime: writtenTime.toISOString(),
  };
}
