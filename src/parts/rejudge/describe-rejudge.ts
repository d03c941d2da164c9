import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import { messages } from './messages';

const points = (score: number) => Number(score.toFixed(2));

/** `40 → 100 points: gains 60` */
export function describeChange({ from, to }: { from: number; to: number }): string {
  const text = to > from ? messages.gain : messages.loss;
  return text(points(from), points(to), points(Math.abs(to - from)));
}

export function describeProgress(report: Rejudge): string {
  const { status, judgedSubmissions, totalSubmissions, failedSubmissions } = report;
  if (status === 'judging') return messages.progress(judgedSubmissions, totalSubmissions);
  if (status === 'outdated') return messages.outdated;
  return messages.result(changedVerdicts(report), totalSubmissions, failedSubmissions);
}

/** The number of submissions or answers with another verdict or score. */
export const changedVerdicts = ({ counts }: Rejudge): number =>
  counts.reduce((sum, { submissions }) => sum + submissions, 0);
