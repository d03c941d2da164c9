import type { AnswerRow } from '../../../../data/work/answers';
import type { SubmissionRow } from '../../../../data/work/submissions';
import { notice } from '../../../../lib/translation';
import { messages } from '../messages';

const texts = messages.submissions;

/** Why a submission does not count normally; undefined: it does. */
export function submissionNote(row: SubmissionRow | AnswerRow): string | undefined {
  if (row.refusal) return texts.notAccepted(row.refusal.message);
  const ofCode = 'state' in row || 'contest' in row ? (row.state?.contest ?? row.contest) : undefined;
  const standing = ofCode ?? ('result' in row ? row.result?.contest : undefined);
  const reason = standing?.reason && notice(standing.reason);
  switch (standing?.state) {
    case 'held':
      return reason ? texts.heldBecause(reason) : texts.held;
    case 'refused':
      return reason === undefined ? texts.tooLate : texts.notCounted(reason);
    case 'late':
      return texts.late;
    default:
      return undefined;
  }
}
