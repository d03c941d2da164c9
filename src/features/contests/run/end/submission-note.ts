import type { AnswerRow } from '../../../../data/work/answers';
import type { SubmissionRow } from '../../../../data/work/submissions';
import { messages } from '../messages';

const texts = messages.submissions;

/** Why a submission does not count normally; undefined: it does. */
export function submissionNote(row: SubmissionRow | AnswerRow): string | undefined {
  if (row.refusal) return texts.notAccepted(row.refusal.message);
  const ofCode = 'state' in row || 'contest' in row ? (row.state?.contest ?? row.contest) : undefined;
  const standing = ofCode ?? ('result' in row ? row.result?.contest : undefined);
  switch (standing?.state) {
    case 'held':
      return standing.reason ? texts.heldBecause(standing.reason) : texts.held;
    case 'refused':
      return standing.reason === undefined ? texts.tooLate : texts.notCounted(standing.reason);
    case 'late':
      return texts.late;
    default:
      return undefined;
  }
}
