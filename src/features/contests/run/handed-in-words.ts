import type { AnswerRow } from '../../../data/work/answers';
import type { SubmissionRow } from '../../../data/work/submissions';

export function asideReason(row: SubmissionRow | AnswerRow): string | undefined {
  if (row.refusal) return `Not taken: ${row.refusal.message}`;
  const standing = 'state' in row || 'contest' in row ? (row.state?.contest ?? row.contest) : undefined;
  const told = standing ?? ('result' in row ? row.result?.contest : undefined);
  if (told?.state === 'held')
    return `Held for review: the organiser decides.${told.reason ? ` ${told.reason}` : ''}`;
  if (told?.state === 'refused') return `Does not count: ${told.reason ?? 'it came too late.'}`;
  if (told?.state === 'late') return 'Late sync: it counts, and the organiser sees that it came late.';
  return undefined;
}
