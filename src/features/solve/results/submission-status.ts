import type { ContestStanding } from '../../../../contract/entities/run-entry';
import type { Verdict } from '../../../../contract/entities/submission';
import type { ErrorCode } from '../../../../contract/errors';
import { runStatusText } from '../../../../contract/rules/judging/run-status';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import { isServerFault, isTooMany, networkErrorCodes } from '../../../data/outbox/outbox-entry';
import type { SubmissionRow } from '../../../data/work/submissions';
import { notice } from '../../../lib/translation';
import { messages as partMessages } from '../../../parts/messages';
import { messages } from '../messages';

type SubmissionFacts = Pick<SubmissionRow, 'receipt' | 'status' | 'state' | 'refusal' | 'contest'>;
export type Network = 'unknown' | 'online' | 'offline';

/** RUN-6. `hasFailed`: an attempt to send it failed. */
export function isFollowed(
  { receipt, status, ...row }: Pick<SubmissionRow, 'receipt' | 'status' | 'state' | 'contest'>,
  network: Network,
  hasFailed: boolean,
): boolean {
  // Manual review may take days.
  if (isSetAside(row)) return false;
  // Offline, a saved submission is sent later, and the user may submit a better one.
  if (receipt === 'saved') return network !== 'offline' && !hasFailed;
  if (receipt !== 'sent' && receipt !== 'judging') return false;
  return network !== 'offline' && status !== 'error_no_servers_online' && status !== 'error_unknown';
}

const contestRefusals: ReadonlySet<string> = new Set<ErrorCode>([
  ...([
    'CONTEST_ENDED',
    'ARRIVED_TOO_LATE',
    'RUN_ENDED',
    'PARTICIPANT_BLOCKED',
    'NOT_STARTED',
    'IN_YOUR_CONTEST',
    'CONTEST_NOT_FOUND',
  ] as const),
]);

type SendingError = { errorCode: string; message: string };

function unsentText(network: Network, error: SendingError | undefined): string {
  if (error && isTooMany(error.errorCode)) return messages.submission.tooManyRequests;
  if (error && isServerFault(error.errorCode)) return messages.submission.serverFault;
  // The server answered with an error; the outbox retries.
  if (error && !networkErrorCodes.has(error.errorCode)) return messages.submission.failed(error.message);
  return network === 'offline' ? partMessages.savedOffline : partMessages.savedSending;
}

/** RUN-12 … RUN-22. `error`: from the last attempt to send. */
export function submissionText(row: SubmissionFacts, network: Network, error?: SendingError): string {
  const standing = standingOf(row);
  if (standing && isSetAside(row)) return standingText(standing);
  switch (row.receipt) {
    case 'saved':
      return unsentText(network, error);
    case 'signInNeeded':
      return partMessages.savedSignInNeeded;
    case 'refused':
      if (row.refusal?.errorCode === 'SUBMISSION_NOT_FOUND') return messages.submission.gone;
      // The contest refused it, so nothing ran.
      if (row.refusal && contestRefusals.has(row.refusal.errorCode))
        return messages.submission.notAccepted(row.refusal.message);
      return messages.submission.failed(row.refusal?.message ?? '');
    case 'judged': {
      const verdict = row.state?.verdict;
      // The success text would be wrong beside a failed verdict.
      return verdict && verdict !== 'AC'
        ? messages.submission.judged(verdictLabels[verdict])
        : runStatusText(row.status);
    }
    case 'sent':
    case 'judging':
      return runStatusText(row.status);
    default:
      return row.receipt satisfies never;
  }
}

export function standingOf(row: Pick<SubmissionRow, 'state' | 'contest'>): ContestStanding | undefined {
  return row.state?.contest ?? row.contest;
}

/** Not judged yet, or never. */
function isSetAside(row: Pick<SubmissionRow, 'state' | 'contest'>): boolean {
  const state = standingOf(row)?.state;
  return state === 'held' || state === 'refused';
}

export function standingText({ state, reason }: ContestStanding): string {
  const text = messages.submission.standing[state];
  return reason ? `${text} ${notice(reason)}` : text;
}

/** Null before there is a verdict. */
export function verdictText(row: Pick<SubmissionRow, 'state'>): string | null {
  const verdict: Verdict | undefined = row.state?.verdict;
  return verdict ? verdictLabels[verdict] : null;
}

/** Not after an edit or another run. */
export function isMessageCurrent(
  { receipt, createdAt }: Pick<SubmissionRow, 'receipt' | 'createdAt'>,
  { isOlder, ranAt }: { isOlder: boolean; ranAt: number | undefined },
): boolean {
  if (receipt !== 'judged') return true;
  return !isOlder && (ranAt === undefined || ranAt < createdAt);
}
