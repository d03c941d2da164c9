import { useSnapshot } from 'valtio';
import { syncStatus } from '../../../sync/network/sync-status';
import { useDocument } from '../draft/use-draft';
import { isOtherCode, type Running } from '../run/use-running';
import { useSolve } from '../screen-state';
import { isMessageCurrent, submissionText, verdictText } from './submission-status';

/** SOLVE-4: state of the newest submission. */
export function useSubmissionText(): string {
  const { rows, lastError } = useSolve().submissions;
  const { network } = useSnapshot(syncStatus);
  const newest = rows?.[0];
  return newest ? submissionText(newest, network, lastError) : '';
}

export function useCurrentSubmissionText(running: Running): string {
  const { state, submissions } = useSolve();
  const { pausedCode } = useSnapshot(state);
  const document = useDocument();
  const text = useSubmissionText();
  const newest = submissions.rows?.[0];
  if (!newest) return '';
  const isOlder = isOtherCode(newest.code, document && pausedCode);
  const ranAt = running.isOn ? Number.POSITIVE_INFINITY : running.shown?.of.startedAt;
  return isMessageCurrent(newest, { isOlder, ranAt }) ? text : '';
}

/** The verdict of the newest submission if it arrived after the page was opened; null for an earlier one. */
export function useNewVerdict(): string | null {
  const newest = useSolve().submissions.rows?.[0];
  return newest?.judgedAt && newest.judgedAt > performance.timeOrigin ? verdictText(newest) : null;
}
