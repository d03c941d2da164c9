import type { Rejudge } from '../../../../contract/entities/contest/rejudge';
import { messages } from './messages';

const texts = messages.rejudging;
const points = (score: number) => Number(score.toFixed(2));

/** `40 → 100 points: gains 60` */
export function describeChange({ from, to }: { from: number; to: number }): string {
  const text = to > from ? texts.gain : texts.loss;
  return text(points(from), points(to), points(Math.abs(to - from)));
}

export function describeProgress(report: Rejudge): string {
  const { status, judgedSubmissions, totalSubmissions, failedSubmissions, counts } = report;
  if (status === 'judging') return texts.progress(judgedSubmissions, totalSubmissions);
  if (status === 'outdated') return texts.outdated;
  const changed = counts.reduce((sum, { submissions }) => sum + submissions, 0);
  return texts.result(changed, totalSubmissions, failedSubmissions);
}
