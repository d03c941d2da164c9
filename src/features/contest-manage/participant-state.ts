/** How a participant stands, from what is known of them and the server's time. Pure. */
import type { ManagedParticipant } from '../../../contract/entities/contest-manage';

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

/** What the list can be narrowed to. */
export const filters = ['all', 'warned', ...participantStates] as const;
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
    if (filter === 'warned' ? person.warnings === 0 : filter !== 'all') {
      if (filter === 'warned' || participantState(person, nowMs) !== filter) return false;
    }
    const text = `${person.username} ${person.displayName} ${person.email ?? ''}`.toLowerCase();
    return wanted === '' || text.includes(wanted);
  });
}
