import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import { messages } from './messages';
import type { RecentSubmission } from './recent-submissions';

export interface SubmissionResult {
  text: string;
  look: 'accepted' | 'rejected' | 'waiting';
}

export function submissionResult({
  verdict,
  receipt,
}: Pick<RecentSubmission, 'verdict' | 'receipt'>): SubmissionResult {
  if (verdict) return { text: verdictLabels[verdict], look: verdict === 'AC' ? 'accepted' : 'rejected' };
  return { text: messages.receipts[receipt], look: receipt === 'refused' ? 'rejected' : 'waiting' };
}
