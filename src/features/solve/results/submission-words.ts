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

/** RUN-6: whether a submission is on its way to its verdict, so that another one has to wait. `hasFailed`: a try to send it failed. */
export function isFollowed(
  { receipt, status, ...row }: Pick<SubmissionRow, 'receipt' | 'status' | 'state' | 'contest'>,
  network: Network,
  hasFailed: boolean,
): boolean {
  // A person decides about it, maybe tomorrow.
  if (isSetAside(row)) return false;
  // Without a server nothing is followed: what is saved is sent later, and one may submit a better one meanwhile.
  if (receipt === 'saved') return network !== 'offline' && !hasFailed;
  if (receipt !== 'sent' && receipt !== 'judging') return false;
  return network !== 'offline' && status !== 'error_no_servers_online' && status !== 'error_unknown';
}

/** `C++17 (g++ 12.2.0)`: the language with what judged it, which may name the language already. */
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

/** The message beside the buttons: how the submission is getting on (RUN-12 … RUN-22). `error` is what the last try to send met. */
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
      // The server was met and could not take it; it is sent again automatically.
      if (error && !networkErrorCodes.has(error.errorCode)) return `${failedText} ${error.message}`;
      return network === 'offline' ? waitingText : 'Saved on this device. Sending…';
    case 'signInNeeded':
      return 'Saved on this device. Sign in to send it.';
    case 'refused':
      // Nothing ran: the contest did not take it.
      if (row.refusal && contestRefusals.has(row.refusal.errorCode))
        return `Not accepted. ${row.refusal.message}`;
      return `${failedText} ${row.refusal?.message ?? ''}`.trim();
    case 'judged': {
      const verdict = row.state?.verdict;
      // The words for the end are glad ones: beside a program that failed they would be mockery.
      return verdict && verdict !== 'AC' ? `Judged: ${verdictLabels[verdict]}.` : runStatusText(row.status);
    }
    case 'sent':
    case 'judging':
      return runStatusText(row.status);
    default:
      return row.receipt satisfies never;
  }
}

/** How something handed in during a contest stands, as the server said last. */
export function standingOf(row: Pick<SubmissionRow, 'state' | 'contest'>): ContestStanding | undefined {
  return row.state?.contest ?? row.contest;
}

/** It is not judged: not yet, or never. */
function isSetAside(row: Pick<SubmissionRow, 'state' | 'contest'>): boolean {
  const state = standingOf(row)?.state;
  return state === 'held' || state === 'refused';
}

/** Whether it counts in the contest, in words, with the reason. */
export function standingText({ state, reason }: ContestStanding): string {
  return `${standingWords[state]}${reason ? ` ${reason}` : ''}`;
}

const standingWords: Record<ContestStanding['state'], string> = {
  counted: 'Counts in the contest.',
  late: 'Counts in the contest: it came late from this device, and in time.',
  held: 'Held for review: the organiser decides.',
  refused: 'Does not count in the contest.',
};

/** RUN-22: what the server said follows. */
const failedText = 'An error occurred while running the code.';
/** RUN-21 */
const tooManyText = `${failedText} Too many requests. Please try again later.`;
const failingText =
  'The server has a problem. Your code is saved on this device and is sent as soon as the server works again.';
const waitingText = 'Saved on this device. It is sent as soon as the server can be reached.';

/** The verdict in words; null before there is one. */
export function verdictText(row: Pick<SubmissionRow, 'state'>): string | null {
  const verdict: Verdict | undefined = row.state?.verdict;
  return verdict ? verdictLabels[verdict] : null;
}

/** How far the tests are, as the server last said; null when it said nothing, or they are over. */
export function progressText({ receipt, state }: Pick<SubmissionRow, 'receipt' | 'state'>): string | null {
  if (receipt !== 'judging' || !state?.progress) return null;
  const { testcaseIndex, totalTestcases } = state.progress;
  return `Running test ${testcaseIndex + 1} of ${totalTestcases}`;
}

/** Points without digits that say nothing. */
export function scoreText(score: number): string {
  return String(Number(score.toFixed(2)));
}

/** A test data group as a person calls it: `secret/small` is `small`. */
export function groupName(name: string): string {
  if (name === '') return 'All together';
  if (name === 'sample') return 'Samples';
  return name === 'secret' ? 'Hidden tests' : name.replace(/^secret\//, '');
}

/** How a program ended on a test, where that says more than the verdict: samples only. */
export function endingText({ verdict, signal, exitCode, retried }: TestCaseResult): string {
  const parts = [
    verdict === 'RTE' && (signal ?? (exitCode ? `exit code ${exitCode}` : undefined)),
    retried && 'run twice',
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** What was said of a test beside its verdict: by the program on its error output, and by whoever compared the output. */
export function notesOf({ verdict, run_error = '', stderr = '' }: TestCaseResult): {
  note: string;
  stderr: string;
} {
  const said = stderr !== '' && run_error.endsWith(stderr) ? run_error.slice(0, -stderr.length) : run_error;
  // How the program ended is beside the verdict already.
  const note = verdict === 'WA' ? said : said.split('\n').slice(1).join('\n');
  return { note: note.trim(), stderr };
}

/**
 * Whether the message beside the buttons is about what the user sees: what became of a submission is not, once the editor has another
 * program or the program was run again.
 */
export function isMessageCurrent(
  { receipt, createdAt }: Pick<SubmissionRow, 'receipt' | 'createdAt'>,
  { isOlder, ranAt }: { isOlder: boolean; ranAt: number | undefined },
): boolean {
  if (receipt !== 'judged') return true;
  return !isOlder && (ranAt === undefined || ranAt < createdAt);
}
