import { verdictLabels } from '../../../../contract/rules/verdicts';
import type { RecentSubmission } from './recent-submissions';

export interface SubmissionWords {
  text: string;
  look: 'accepted' | 'rejected' | 'waiting';
}

const receiptTexts = {
  saved: 'Saved on this device',
  sent: 'Sent',
  judging: 'Judging',
  judged: 'Judged',
  refused: 'Refused',
  signInNeeded: 'Needs sign-in',
} as const;

export function describeSubmission({
  verdict,
  receipt,
}: Pick<RecentSubmission, 'verdict' | 'receipt'>): SubmissionWords {
  if (verdict) return { text: verdictLabels[verdict], look: verdict === 'AC' ? 'accepted' : 'rejected' };
  return { text: receiptTexts[receipt], look: receipt === 'refused' ? 'rejected' : 'waiting' };
}
