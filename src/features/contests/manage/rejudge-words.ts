import type { Rejudge } from '../../../../contract/entities/contest/rejudge';
import { counted } from '../../../lib/words';

const points = (score: number) => String(Number(score.toFixed(2)));

/** `40 → 100 points: gains 60` */
export function changeText({ from, to }: { from: number; to: number }): string {
  const verb = to > from ? 'gains' : 'loses';
  return `${points(from)} → ${points(to)} points: ${verb} ${points(Math.abs(to - from))}`;
}

export function progressOf({
  status,
  judgedSubmissions,
  totalSubmissions,
  failedSubmissions,
  counts,
}: Rejudge): string {
  if (status === 'judging') return `Rejudged: ${judgedSubmissions} of ${totalSubmissions}`;
  if (status === 'outdated')
    return 'This preview is of an older version of the problem. Cancel it and start a new one.';
  const changed = counts.reduce((sum, { submissions }) => sum + submissions, 0);
  const failed =
    failedSubmissions > 0 ? ` ${counted(failedSubmissions, 'submission')} could not be judged and stay.` : '';
  return `${changed} of ${counted(totalSubmissions, 'submission')} would get a different verdict.${failed}`;
}
