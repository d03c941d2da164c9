/**
 * What is handed in during a contest run, and whether it counts when it arrives late (*Offline* 7).
 *
 * Theory of operation. On the device each entry of a run carries a sequence number, the hash of the entry before, the milliseconds
 * since the start of the run by a monotonic clock, and the time of the device. So a gap, a changed entry, or an entry
 * put in between show. The server's clock decides: what arrives within seconds of being written is dated by its arrival, and
 * nothing else is looked at. What arrives later was written when its elapsed time says, if the chain is whole and the clock of the
 * device agrees; if not, it is held for review and a person decides.
 *
 * While it has a network, the device also contacts the server every half minute: it names its last entry, and the hashes of the entries
 * that wait (their commitments). So an entry that claims to be older than a contact which did not name it was moved in time, and an
 * entry that differs from its commitment was replaced.
 */
import { contestEvidence } from '../../limits';

/** What an entry says of itself. */
export interface RunEntry {
  /** From 1, without gaps. */
  readonly sequence: number;
  /** Hash of the entry before; for the first one the run's own `chainStart`. */
  readonly previousHash: string;
  /** Since the run's start by the server's clock, as far as the device knows it. */
  readonly elapsedMs: number;
  readonly deviceTime: string;
  /** The device's clock was set back since the device last heard the server, so nobody knows how much time has passed. */
  readonly clockSetBack?: boolean | undefined;
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
    ...(entry.clockSetBack ? ['clockSetBack'] : []),
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
  /** Elapsed time that the last entry claimed. */
  readonly lastElapsedMs?: number | undefined;
  /** Hash of the entry that arrives now, as the server computed it. */
  readonly hash?: string | undefined;
  /** What the device named of this entry in a contact, before it was delivered. */
  readonly commitment?: Commitment | undefined;
  /** Elapsed time of the last contact that did not name this entry: it was written after that. */
  readonly contactElapsedMs?: number | undefined;
}

export interface Commitment {
  readonly hash: string;
  /** When the server heard of it. */
  readonly committedMs: number;
}

export type HeldReason =
  | 'timesDisagree'
  | 'chainBroken'
  | 'timeWentBack'
  | 'beforeContact'
  | 'notAsCommitted'
  | 'clockSetBack';

/**
 * What shows when an entry was written. arrival: the server received it at once · commitment: the server knew its hash before it arrived ·
 * device: nothing but the device's own word.
 */
export const entryEvidences = ['arrival', 'commitment', 'device'] as const;
export type EntryEvidence = (typeof entryEvidences)[number];

/** `writtenMs`: when it counts as written, by the server's clock. */
export type EntryJudgement =
  | { readonly state: 'counted' | 'late'; readonly writtenMs: number; readonly evidence: EntryEvidence }
  | {
      readonly state: 'held';
      readonly reason: HeldReason;
      readonly writtenMs: number;
      readonly evidence: EntryEvidence;
    }
  /** isLate: written in time by its own account, and arrived after the contest stopped accepting. */
  | { readonly state: 'refused'; readonly isLate: boolean };

/** Whether something handed in counts. Without `entry` (nothing but its arrival is known) the arrival is its time. */
export function judgeEntry(facts: RunFacts, entry: RunEntry | undefined, receivedMs: number): EntryJudgement {
  const { startedMs, graceMs } = facts;
  const deadline = facts.deadlineMs ?? Number.POSITIVE_INFINITY;
  const atOnce = { state: 'counted', writtenMs: receivedMs, evidence: 'arrival' } as const;
  if (!entry) return receivedMs <= deadline ? atOnce : { state: 'refused', isLate: false };
  const claimedMs = startedMs + entry.elapsedMs;
  const isPrompt = Math.abs(receivedMs - claimedMs) <= contestEvidence.disagreementMs;
  if (isPrompt && receivedMs <= deadline) return atOnce;
  if (claimedMs > deadline) return { state: 'refused', isLate: false };
  if (receivedMs > deadline + graceMs) return { state: 'refused', isLate: true };
  const doubt = doubtOf(facts, entry, claimedMs, receivedMs);
  const dated = { writtenMs: Math.min(claimedMs, receivedMs), evidence: evidenceOf(facts, claimedMs) };
  if (doubt) return { state: 'held', reason: doubt, ...dated };
  return { state: receivedMs > deadline ? 'late' : 'counted', ...dated };
}

/** A commitment long after the claimed time proves no more than the delivery itself. */
function evidenceOf({ commitment, hash }: RunFacts, claimedMs: number): EntryEvidence {
  const isCommitted = commitment !== undefined && commitment.hash === hash;
  return isCommitted && commitment.committedMs - claimedMs <= contestEvidence.commitmentMs
    ? 'commitment'
    : 'device';
}

function doubtOf(
  facts: RunFacts,
  entry: RunEntry,
  claimedMs: number,
  receivedMs: number,
): HeldReason | undefined {
  if (entry.clockSetBack) return 'clockSetBack';
  if (facts.commitment && facts.commitment.hash !== facts.hash) return 'notAsCommitted';
  if (entry.sequence !== facts.sequence + 1 || entry.previousHash !== facts.previousHash)
    return 'chainBroken';
  if (entry.elapsedMs < (facts.lastElapsedMs ?? 0)) return 'timeWentBack';
  if (entry.elapsedMs < (facts.contactElapsedMs ?? 0)) return 'beforeContact';
  const { disagreementMs } = contestEvidence;
  if (claimedMs > receivedMs + disagreementMs) return 'timesDisagree';
  if (facts.deviceOffsetMs === null) return undefined;
  const byDeviceMs = Date.parse(entry.deviceTime) + facts.deviceOffsetMs;
  return Math.abs(byDeviceMs - claimedMs) > disagreementMs ? 'timesDisagree' : undefined;
}

/** What `recountEntry` looks at: when an entry was written and received, and the limits of its run as they are now. */
export interface CountedEntry {
  /** As the device claimed it; null: only the arrival is known. */
  readonly claimedMs: number | null;
  readonly receivedMs: number;
  readonly deadlineMs: number | null;
  readonly graceMs: number;
}

/** How an entry stands after the clock of its contest has changed: by the same limits as on arrival. */
export function recountEntry(entry: CountedEntry): 'counted' | 'late' | 'refused' {
  const { claimedMs, receivedMs, graceMs } = entry;
  const deadline = entry.deadlineMs ?? Number.POSITIVE_INFINITY;
  if (receivedMs <= deadline) return 'counted';
  if ((claimedMs ?? receivedMs) > deadline || receivedMs > deadline + graceMs) return 'refused';
  return 'late';
}
