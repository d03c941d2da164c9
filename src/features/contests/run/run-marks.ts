import type { AnswerRow } from '../../../data/work/answers';
import type { SubmissionRow } from '../../../data/work/submissions';

/** queued: not yet sent · held: the organiser decides · partly: some points */
export type Mark = 'untouched' | 'queued' | 'judging' | 'held' | 'tried' | 'partly' | 'solved';

type Submitted = Pick<SubmissionRow, 'receipt' | 'state' | 'contest'>;

/** `score`: the server's latest, 0 to 100. A waiting submission hides earlier results, except solved. */
export function markOfCode(rows: readonly Submitted[], score: number | undefined): Mark {
  const best = Math.max(score ?? -1, ...rows.map(countedScore));
  if (best >= 100) return 'solved';
  if (rows.some(({ receipt }) => receipt === 'saved' || receipt === 'signInNeeded')) return 'queued';
  if (rows.some((row) => standing(row) === 'held')) return 'held';
  if (rows.some((row) => row.receipt === 'sent' || row.receipt === 'judging')) return 'judging';
  if (best > 0) return 'partly';
  return rows.length > 0 || score !== undefined ? 'tried' : 'untouched';
}

export function markOfAnswer(
  row: Pick<AnswerRow, 'receipt' | 'result'> | undefined,
  score: number | undefined,
  isAnswered: boolean,
): Mark {
  if (row?.receipt === 'saved' || row?.receipt === 'signInNeeded') return 'queued';
  if (row?.result?.contest?.state === 'held') return 'held';
  const points = score ?? row?.result?.score;
  if (points !== undefined && points >= 100) return 'solved';
  return row || isAnswered ? 'tried' : 'untouched';
}

const standing = (row: Submitted) => (row.state?.contest ?? row.contest)?.state;

function countedScore(row: Submitted): number {
  const state = standing(row);
  return state === 'held' || state === 'refused' ? -1 : (row.state?.score ?? -1);
}
