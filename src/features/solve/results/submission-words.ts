import type { ContestStanding } from '../../../../contract/entities/contest/run-entry';
import type { TestCaseResult, Verdict } from '../../../../contract/entities/submission';
import type { ErrorCode } from '../../../../contract/errors';
import { type Language, languageLabels } from '../../../../contract/limits';
import { runStatusText } from '../../../../contract/rules/run-status';
import { verdictLabels } from '../../../../contract/rules/verdicts';
import { isServerFault, networkErrorCodes } from '../../../data/outbox/outbox-entry';
import type { SubmissionRow } from '../../../data/work/submissions';

type Told = Pick<SubmissionRow, 'receipt' | 'status' | 'state' | 'refusal' | 'contest'>;
export type Network = 'unknown' | 'online' | 'offline';

/** RUN-6. `hasFailed`: an attempt to send it failed. */
export function isFollowed(
  { receipt, status, ...row }: Pick<SubmissionRow, 'receipt' | 'status' | 'state' | 'contest'>,
  network: Network,
  hasFailed: boolean,
): boolean {
  // A person decides about it, perhaps tomorrow.
  if (isSetAside(row)) return false;
  // Offline, a saved submission is sent later, and the user may submit a better one.
  if (receipt === 'saved') return network !== 'offline' && !hasFailed;
  if (receipt !== 'sent' && receipt !== 'judging') return false;
  return network !== 'offline' && status !== 'error_no_servers_online' && status !== 'error_unknown';
}

/** `C++17 (g++ 12.2.0)`; the compiler's name may include the language already. */
export function languageText(language: Language, compiler: string | undefined): string {
  const label = languageLabels[language];
  if (!compiler) return label;
  const [plain = label, inside] = label.split(/ \(|\)$/);
  return inside !== undefined && compiler.startsWith(inside)
    ? `${plain} (${compiler})`
    : `${label} (${compiler})`;
}

const contestRefusals: ReadonlySet<string> = new Set<ErrorCode>([
  ...([
    'CONTEST_ENDED',
    'ARRIVED_TOO_LATE',
    'RUN_ENDED',
    'PARTICIPANT_BLOCKED',
    'NOT_STARTED',
    'CONTEST_NOT_FOUND',
  ] as const),
]);

/** RUN-12 … RUN-22. `error`: from the last attempt to send. */
export function submissionText(
  row: Told,
  network: Network,
  error?: { errorCode: string; message: string },
): string {
  const standing = standingOf(row);
  if (standing && isSetAside(row)) return standingText(standing);
  switch (row.receipt) {
    case 'saved':
      if (error?.errorCode === 'TOO_MANY_REQUESTS') return tooManyText;
      if (error && isServerFault(error.errorCode)) return failingText;
      // The server answered with an error; the outbox retries.
      if (error && !networkErrorCodes.has(error.errorCode)) return `${failedText} ${error.message}`;
      return network === 'offline' ? waitingText : 'Saved on this device. Sending…';
    case 'signInNeeded':
      return 'Saved on this device. Sign in to send it.';
    case 'refused':
      // The contest refused it, so nothing ran.
      if (row.refusal && contestRefusals.has(row.refusal.errorCode))
        return `Not accepted. ${row.refusal.message}`;
      return `${failedText} ${row.refusal?.message ?? ''}`.trim();
    case 'judged': {
      const verdict = row.state?.verdict;
      // The success text would be wrong beside a failed verdict.
      return verdict && verdict !== 'AC' ? `Judged: ${verdictLabels[verdict]}.` : runStatusText(row.status);
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
  return `${standingWords[state]}${reason ? ` ${reason}` : ''}`;
}

const standingWords: Record<ContestStanding['state'], string> = {
  counted: 'Counts in the contest.',
  late: 'Counts in the contest: it came late from this device, and in time.',
  held: 'Held for review: the organiser decides.',
  refused: 'Does not count in the contest.',
};

/** RUN-22: the server's message follows. */
const failedText = 'An error occurred while running the code.';
/** RUN-21 */
const tooManyText = `${failedText} Too many requests. Please try again later.`;
const failingText =
  'The server has a problem. Your code is saved on this device and is sent as soon as the server works again.';
const waitingText = 'Saved on this device. It is sent as soon as the server can be reached.';

/** Null before there is a verdict. */
export function verdictText(row: Pick<SubmissionRow, 'state'>): string | null {
  const verdict: Verdict | undefined = row.state?.verdict;
  return verdict ? verdictLabels[verdict] : null;
}

/** Judging progress; null if unknown or finished. */
export function progressText({ receipt, state }: Pick<SubmissionRow, 'receipt' | 'state'>): string | null {
  if (receipt !== 'judging' || !state?.progress) return null;
  const { testcaseIndex, totalTestcases } = state.progress;
  return `Running test ${testcaseIndex + 1} of ${totalTestcases}`;
}

export function scoreText(score: number): string {
  return String(Number(score.toFixed(2)));
}

/** Readable name of a test data group: `secret/small` becomes `small`. */
export function groupName(name: string): string {
  if (name === '') return 'All together';
  if (name === 'sample') return 'Samples';
  return name === 'secret' ? 'Hidden tests' : name.replace(/^secret\//, '');
}

/** Samples only; empty if the verdict says it. */
export function endingText({ verdict, signal, exitCode, retried }: TestCaseResult): string {
  const parts = [
    verdict === 'RTE' && (signal ?? (exitCode ? `exit code ${exitCode}` : undefined)),
    retried && 'run twice',
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

export function notesOf({ verdict, run_error = '', stderr = '' }: TestCaseResult): {
  note: string;
  stderr: string;
} {
  const said = stderr !== '' && run_error.endsWith(stderr) ? run_error.slice(0, -stderr.length) : run_error;
  // The verdict already shows how the program ended.
  const note = verdict === 'WA' ? said : said.split('\n').slice(1).join('\n');
  return { note: note.trim(), stderr };
}

/** Not after an edit or another run. */
export function isMessageCurrent(
  { receipt, createdAt }: Pick<SubmissionRow, 'receipt' | 'createdAt'>,
  { isOlder, ranAt }: { isOlder: boolean; ranAt: number | undefined },
): boolean {
  if (receipt !== 'judged') return true;
  return !isOlder && (ranAt === undefined || ranAt < createdAt);
}
