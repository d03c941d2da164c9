import type { Assignment } from '../../../../contract/entities/classes/assignment';
import { momentText } from '../../../lib/words';
import { messages } from './messages';

export type Phase = 'draft' | 'upcoming' | 'open' | 'overdue' | 'closed';

/** By the server's time. */
export function phaseOf({ isPublished, opensAt, dueAt, lateUntil }: Assignment, nowMs: number): Phase {
  if (isPublished === false) return 'draft';
  if (Date.parse(opensAt) > nowMs) return 'upcoming';
  if (dueAt === null || Date.parse(dueAt) >= nowMs) return 'open';
  return lateUntil !== null && Date.parse(lateUntil) < nowMs ? 'closed' : 'overdue';
}

export const moment = (time: string, nowMs: number) => momentText(Date.parse(time), nowMs);

export function dueLine({ opensAt, dueAt, ...rest }: Assignment, nowMs: number): string {
  const phase = phaseOf({ opensAt, dueAt, ...rest }, nowMs);
  if (phase === 'upcoming') return messages.opens(moment(opensAt, nowMs));
  if (dueAt === null) return messages.noDue;
  const isOver = phase === 'overdue' || phase === 'closed';
  return (isOver ? messages.wasDue : messages.due)(moment(dueAt, nowMs));
}

/** Open ones first, by due date; then upcoming ones and drafts; then closed ones, the newest first. */
export function sorted(assignments: readonly Assignment[], nowMs: number): Assignment[] {
  const ranks: Record<Phase, number> = { overdue: 0, open: 0, upcoming: 1, draft: 1, closed: 2 };
  const dueMs = ({ dueAt }: Assignment) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));
  return [...assignments].sort((a, b) => {
    const rank = ranks[phaseOf(a, nowMs)];
    const difference = rank - ranks[phaseOf(b, nowMs)];
    if (difference !== 0) return difference;
    return rank === 2 ? dueMs(b) - dueMs(a) : dueMs(a) - dueMs(b);
  });
}
