/**
 * Decides whether a late entry of a run counts (*Offline* 7).
 *
 * Theory of operation. Each entry has a sequence number, the hash of the previous entry, the elapsed time of the run
 * on a monotonic clock, and the device time. This reveals gaps, changes and insertions. An entry that arrives within
 * seconds is dated by its arrival, without further checks. A later entry is dated by its elapsed time, if the chain
 * is complete and the device clock agrees; otherwise it is held for manual review.
 *
 * While online, the device contacts the server every 30 s with its last entry and the hashes of queued entries
 * (commitments). An entry that claims to be older than a contact which did not name it was backdated. An entry that
 * differs from its commitment was replaced.
 */
import { contestEvidence } from '../../limits';

export interface RunEntry {
  /** From 1, without gaps. */
  readonly sequence: number;
  /** For the first entry: the run's `chainStart`. */
  readonly previousHash: string;
  /** By the server's clock, as far as the device knows it. */
  readonly elapsedMs: number;
  readonly deviceTime: string;
  /** Since the last contact, so the elapsed time is unknown. */
  readonly clockSetBack?: boolean | undefined;
}

/** `content`: the code, or the answer as JSON with sorted keys. */
export interface EntryContent {
  readonly contestSlug: string;
  readonly problemID: string;
  /** '' for an answer. */
  readonly language: string;
  readonly content: string;
}

/** Input of the hash: unambiguous. */
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

/** Input of a draft's hash. An entry with the same content as an earlier draft was not written later. */
export function draftText({ contestSlug, problemID, language, content }: EntryContent): string {
  return JSON.stringify(['run-draft-1', contestSlug, problemID, language, content]);
}

/** Sorted keys, so that both sides produce the same text. */
export function answerText(
  answer: string | boolean | readonly string[] | Readonly<Record<string, string>>,
): string {
  if (typeof answer !== 'object' || Array.isArray(answer)) return JSON.stringify(answer);
  return JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** On arrival of an entry. Server times in milliseconds. */
export interface RunFacts {
  readonly startedMs: number;
  /** Null: no timer. */
  readonly deadlineMs: number | null;
  /** For entries written before the deadline. */
  readonly graceMs: number;
  /** Server time minus device time at the start; null: unknown. */
  readonly deviceOffsetMs: number | null;
  /** Of the last accepted entry. */
  readonly sequence: number;
  readonly previousHash: string;
  /** Of the last entry. */
  readonly lastElapsedMs?: number | undefined;
  readonly hash?: string | undefined;
  /** For this sequence number. */
  readonly commitment?: Commitment | undefined;
  /** Of the last contact that did not name this entry: the entry must be newer. */
  readonly contactElapsedMs?: number | undefined;
  /** When the server first knew a draft with the same content. */
  readonly draftMs?: number | undefined;
}

export interface Commitment {
  readonly hash: string;
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
 * arrival: received immediately · commitment: the server knew its hash before · draft: the server knew a draft with the
 * same content · device: only the device's claim.
 */
export const entryEvidences = ['arrival', 'commitment', 'draft', 'device'] as const;
export type EntryEvidence = (typeof entryEvidences)[number];

/** `writtenMs`: server time. */
export type EntryJudgement =
  | { readonly state: 'counted' | 'late'; readonly writtenMs: number; readonly evidence: EntryEvidence }
  | {
      readonly state: 'held';
      readonly reason: HeldReason;
      readonly writtenMs: number;
      readonly evidence: EntryEvidence;
    }
  /** isLate: written in time by its claim, but received after the grace time. */
  | { readonly state: 'refused'; readonly isLate: boolean };

/** Without `entry`, the arrival counts. */
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

/** A late commitment proves no more than the delivery. */
function evidenceOf({ commitment, hash, draftMs }: RunFacts, claimedMs: number): EntryEvidence {
  const isSoon = (atMs: number) => atMs - claimedMs <= contestEvidence.commitmentMs;
  if (commitment && commitment.hash === hash && isSoon(commitment.committedMs)) return 'commitment';
  return draftMs !== undefined && isSoon(draftMs) ? 'draft' : 'device';
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

/** With the current limits of its run. */
export interface CountedEntry {
  /** Null: only the arrival is known. */
  readonly claimedMs: number | null;
  readonly receivedMs: number;
  readonly deadlineMs: number | null;
  readonly graceMs: number;
}

/** Standing after a change of the contest clock, by the same limits as on arrival. */
export function recountEntry(entry: CountedEntry): 'counted' | 'late' | 'refused' {
  const { claimedMs, receivedMs, graceMs } = entry;
  const deadline = entry.deadlineMs ?? Number.POSITIVE_INFINITY;
  if (receivedMs <= deadline) return 'counted';
  if ((claimedMs ?? receivedMs) > deadline || receivedMs > deadline + graceMs) return 'refused';
  return 'late';
}
