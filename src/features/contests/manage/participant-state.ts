/** How a participant stands, from what is known of them and the server's time. Pure. */
import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';

export const participantStates = [
  'registered',
  'running',
  'timeOver',
  'finished',
  'eliminated',
  'blocked',
] as const;
export type ParticipantState = (typeof participantStates)[number];

type Facts = Pick<ManagedParticipant, 'blockedAt' | 'startedAt' | 'deadline' | 'end'>;

/** Blocked says more than anything else: whoever is unblocked goes on where they were. */
export function participantState({ blockedAt, startedAt, deadline, end }: Facts, nowMs: number) {
  if (blockedAt !== null) return 'blocked' satisfies ParticipantState;
  if (end) return end.reason === 'malpractice' ? 'eliminated' : 'finished';
  if (startedAt === null) return 'registered';
  return deadline !== null && Date.parse(deadline) <= nowMs ? 'timeOver' : 'running';
}

/** Without the organiser this person cannot start: the contest is restricted by email, and theirs is not confirmed. */
export function needsAcceptance({ email, emailProven, acceptedAt, startedAt }: ManagedParticipant): boolean {
  return email !== null && !emailProven && !acceptedAt && startedAt === null;
}

/** What the list can be narrowed to. */
export const filters = ['all', 'warned', 'byCode', ...participantStates] as const;
export type Filter = (typeof filters)[number];

/** Those who match the filter, and whose name, username or e-mail has the words in it. */
export function chosenParticipants(
  participants: readonly ManagedParticipant[],
  filter: Filter,
  words: string,
  nowMs: number,
): ManagedParticipant[] {
  const wanted = words.trim().toLowerCase();
  return participants.filter((person) => {
    if (!isChosen(person, filter, nowMs)) return false;
    const text = `${person.username} ${person.displayName} ${person.email ?? ''}`.toLowerCase();
    return wanted === '' || text.includes(wanted);
  });
}

function isChosen(person: ManagedParticipant, filter: Filter, nowMs: number): boolean {
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
