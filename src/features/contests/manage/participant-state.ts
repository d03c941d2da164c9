import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';

export const participantStates = [
  'registered',
  'running',
  'timeOver',
  'finished',
  'disqualified',
  'blocked',
] as const;
export type ParticipantState = (typeof participantStates)[number];

type Facts = Pick<ManagedParticipant, 'blockedAt' | 'startedAt' | 'deadline' | 'end'>;

/** Blocked comes first: an unblocked participant continues in the former state. */
export function participantState({ blockedAt, startedAt, deadline, end }: Facts, nowMs: number) {
  if (blockedAt !== null) return 'blocked' satisfies ParticipantState;
  if (end) return end.reason === 'malpractice' ? 'disqualified' : 'finished';
  if (startedAt === null) return 'registered';
  return deadline !== null && Date.parse(deadline) <= nowMs ? 'timeOver' : 'running';
}

/** Restricted by email and unconfirmed: the organiser must accept the participant. */
export function needsAcceptance({ email, emailProven, acceptedAt, startedAt }: ManagedParticipant): boolean {
  return email !== null && !emailProven && !acceptedAt && startedAt === null;
}

export const filters = ['all', 'warned', 'byCode', ...participantStates] as const;
export type Filter = (typeof filters)[number];

export function matchingParticipants(
  participants: readonly ManagedParticipant[],
  filter: Filter,
  query: string,
  nowMs: number,
): ManagedParticipant[] {
  const wanted = query.trim().toLowerCase();
  return participants.filter((person) => {
    if (!isMatching(person, filter, nowMs)) return false;
    const text = `${person.username} ${person.displayName} ${person.email ?? ''}`.toLowerCase();
    return wanted === '' || text.includes(wanted);
  });
}

function isMatching(person: ManagedParticipant, filter: Filter, nowMs: number): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'warned':
      return person.warnings > 0;
    case 'byCode':
      return person.startedByCode === true;
    default:
      return participantState(person, nowMs) === filter;
  }
}
