/**
 * What is handed in during a contest run, and whether it counts when it arrives late (*Offline* 7).
 *
 * Theory of operation. On the device each entry of a run carries a sequence number, the hash of the entry before, the milliseconds
 * since the start of the run by a monotonic clock, and the time of the device. So a gap, a changed entry, or an entry
 * put in between show. The server's clock decides: what arrives within seconds of being written is dated by its arrival, and
 * nothing else is looked at. What arrives later was written when its elapsed time says, if the chain is whole and the clock of the
 * device agrees; if not, it is held for review and a person decides.
 */
import { contestEvidence } from '../limits';

/** What an entry says of itself. */
export interface RunEntry {
  /** From 1, without gaps. */
  readonly sequence: number;
  /** Hash of the entry before; for the first one the run's own `chainStart`. */
  readonly previousHash: string;
  /** Since the run's start by the server's clock, as far as the device knows it. */
  readonly elapsedMs: number;
  readonly deviceTime: string;
}

/** What was handed in with it. `content`: the code, or the answer as JSON with its keys in order. */
export interface EntryContent {
  readonly contestSlug: string;
  readonly problemID: string;
  /** '' for an answer. */
  readonly language: string;
  readonly content: string;
}

/** The text of an entry of which the hash is made: every field of it, none mistakable for another. */
export function entryText(entry: RunEntry, what: EntryContent): string {
  return JSON.stringify([
    'run-entry-1',
    what.contestSlug,
    what.problemID,
    what.language,
    what.content,
    entry.sequence,
    entry.previousHash,
    entry.elapsedMs,
    entry.deviceTime,
  ]);
}

/** JSON of an answer with the names of its members in order: the same on both sides, whoever wrote them in which order. */
export function answerText(answer: string | boolean | Readonly<Record<string, string>>): string {
  if (typeof answer !== 'object') return JSON.stringify(answer);
  return JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** What the server knows of the run when an entry arrives. Times in milliseconds by the server's clock. */
export interface RunFacts {
  readonly startedMs: number;
  /** Null: no timer. */
  readonly deadlineMs: number | null;
  /** How long after the deadline something written before it is still taken. */
  readonly graceMs: number;
  /** Server time minus device time when the run was started on a device; null: not known. */
  readonly deviceOffsetMs: number | null;
  /** Of the last entry that was taken. */
  readonly sequence: number;
  readonly previousHash: string;
}

export type HeldReason = 'timesDisagree' | 'chainBroken';

/** `writtenMs`: when it counts as written, by the server's clock. */
export type EntryJudgement =
  | { readonly state: 'counted' | 'late'; readonly writtenMs: number }
  | { readonly state: 'held'; readonly reason: HeldReason; readonly writtenMs: number }
  | { readonly state: 'refused' };

/** Whether something handed in counts. Without `entry` (nothing but its arrival is known) the arrival is its time. */
export function judgeEntry(facts: RunFacts, entry: RunEntry | undefined, receivedMs: number): EntryJudgement {
  const { startedMs, graceMs } = facts;
  const deadline = facts.deadlineMs ?? Number.POSITIVE_INFINITY;
  if (!entry)
    return receivedMs <= deadline ? { state: 'counted', writtenMs: receivedMs } : { state: 'refused' };
  const claimedMs = startedMs + entry.elapsedMs;
  const isPrompt = Math.abs(receivedMs - claimedMs) <= contestEvidence.disagreementMs;
  if (isPrompt && receivedMs <= deadline) return { state: 'counted', writtenMs: receivedMs };
  if (claimedMs > deadline || receivedMs > deadline + graceMs) return { state: 'refused' };
  const doubt = doubtOf(facts, entry, claimedMs, receivedMs);
  if (doubt) return { state: 'held', reason: doubt, writtenMs: Math.min(claimedMs, receivedMs) };
  return { state: receivedMs > deadline ? 'late' : 'counted', writtenMs: Math.min(claimedMs, receivedMs) };
}

function doubtOf(
  facts: RunFacts,
  entry: RunEntry,
  claimedMs: number,
  receivedMs: number,
): HeldReason | undefined {
  if (entry.sequence !== facts.sequence + 1 || entry.previousHash !== facts.previousHash)
    return 'chainBroken';
  const { disagreementMs } = contestEvidence;
  if (claimedMs > receivedMs + disagreementMs) return 'timesDisagree';
  if (facts.deviceOffsetMs === null) return undefined;
  const byDeviceMs = Date.parse(entry.deviceTime) + facts.deviceOffsetMs;
  return Math.abs(byDeviceMs - claimedMs) > disagreementMs ? 'timesDisagree' : undefined;
}
