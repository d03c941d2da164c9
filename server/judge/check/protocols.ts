/** Pure. */
import type { RunReport } from '../sandbox/types';
import { signalName } from '../signal-name';
import { type CheckOutcome, type Credit, messagesOf } from './check-outcome';
import type { Feedback } from './feedback';

const accepted = 42;
const rejected = 43;

const testlibCodes = { ok: 0, wrong: 1, format: 2, failure: 3, dirt: 4, points: 7, endOfFile: 8 } as const;
const testlibRejects: readonly number[] = [
  testlibCodes.wrong,
  testlibCodes.format,
  testlibCodes.dirt,
  testlibCodes.endOfFile,
];

const shownCharacters = 1000;

/** For the operator; null if the checker exited normally. */
function whyBroken(report: RunReport): string | null {
  if (report.killedBy === 'cpu' || report.killedBy === 'wall') return 'took too long';
  if (report.killedBy === 'memory' || report.outOfMemory) return 'used too much memory';
  if (report.killedBy === 'output') return 'wrote too much output';
  return report.signal === null ? null : `was ended by ${signalName(report.signal)}`;
}

function fault(why: string, words: string): CheckOutcome {
  const said = words.trim().slice(0, shownCharacters);
  return {
    type: 'fault',
    ofChecker: true,
    message: `The checker ${why}.${said === '' ? '' : ` Its message: ${said}`}`,
  };
}

function numberIn(text: string): number | null {
  const trimmed = text.trim();
  const value = trimmed === '' ? Number.NaN : Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/** Null if it is not a number. */
function creditIn({ score, scoreMultiplier }: Feedback): Credit | undefined | null {
  const text = score ?? scoreMultiplier;
  if (text === null) return undefined;
  const value = numberIn(text);
  if (value === null) return null;
  return { type: score === null ? 'share' : 'points', value };
}

/**
 * Exit code 42 accepts, 43 rejects. `stderr` is for the operator when the checker fails. `passes`: whether it may
 * request another pass.
 */
export function readExitCode(
  report: RunReport,
  feedback: Feedback,
  stderr: string,
  scores: boolean,
  passes = false,
): CheckOutcome {
  const words = [feedback.judge, stderr].join('\n');
  const broken = whyBroken(report);
  if (broken) return fault(broken, words);
  if (feedback.nextPass && !passes)
    return fault('requested another pass, but the problem has only one', words);
  if (feedback.nextPass && report.exitCode !== accepted)
    return fault(`requested another pass and exited with code ${report.exitCode} instead of 42`, words);
  if (feedback.nextPass) return { type: 'again' };
  if (report.exitCode === rejected) return { type: 'rejected', ...messagesOf(feedback.team, feedback.judge) };
  if (report.exitCode !== accepted)
    return fault(`exited with code ${report.exitCode} instead of 42 or 43`, words);
  const credit = scores ? creditIn(feedback) : undefined;
  if (credit === null) return fault('wrote a score that is not a number', words);
  return { type: 'accepted', ...(credit ? { credit } : {}), ...messagesOf(feedback.team, feedback.judge) };
}

const pointsPattern = /^\s*points\s+([-+]?[\d.]+(?:e[-+]?\d+)?)/im;

/**
 * testlib's comment on stderr is for the creator, because it may contain the answer. `worth`: points of the
 * test case.
 */
export function readTestlib(report: RunReport, stderr: string, scores: boolean, worth: number): CheckOutcome {
  const broken = whyBroken(report);
  if (broken) return fault(broken, stderr);
  const { exitCode } = report;
  const words = messagesOf('', stderr);
  if (exitCode === testlibCodes.ok) return { type: 'accepted', ...words };
  if (exitCode !== null && testlibRejects.includes(exitCode)) return { type: 'rejected', ...words };
  if (exitCode === testlibCodes.failure)
    return fault('reported a fault in the answer file or in itself', stderr);
  if (exitCode !== testlibCodes.points) return fault(`exited with code ${exitCode}`, stderr);
  const points = numberIn(pointsPattern.exec(stderr)?.[1] ?? '');
  if (points === null) return fault('gave points without a number', stderr);
  if (points <= 0 || (!scores && points < worth)) return { type: 'rejected', ...words };
  const credit: Credit = { type: 'points', value: Math.min(points, worth) };
  return { type: 'accepted', ...(scores ? { credit } : {}), ...words };
}
