/**
 * Dates work for assignments: submissions and answers of one device form a chain, judged by the rules of a contest run
 * without a deadline (`submission-chain.ts`).
 */
import {
  type EntryContent,
  entryText,
  type HeldReason,
  judgeEntry,
  type RunEntry,
} from '../contest/submission-chain';

interface Link {
  readonly device: string;
  readonly sequence: number;
  readonly previousHash: string;
  readonly writtenTime: string;
  readonly deviceTime: string;
  readonly clockSetBack?: boolean | undefined;
}

/** The `elapsedMs` of a run that began in 1970. */
const toRunEntry = ({ writtenTime, ...link }: Link): RunEntry => ({
  ...link,
  elapsedMs: Date.parse(writtenTime),
});

/** Input of the hash. */
export function workText(link: Link, what: Omit<EntryContent, 'contestSlug'>): string {
  return entryText(toRunEntry(link), { ...what, contestSlug: `work/${link.device}` });
}

/** The chain as the server knows it. */
export interface WorkChain {
  readonly sequence: number;
  readonly previousHash: string;
  readonly lastWrittenMs: number;
  /** The device last said then that this was its newest entry. */
  readonly contact?: { readonly atMs: number; readonly sequence: number } | undefined;
}

/** `writtenMs` counts. In doubt, that is the arrival. */
export interface DatedWork {
  readonly writtenMs: number;
  readonly doubt: HeldReason | null;
}

export function dateWork(chain: WorkChain, link: Link, receivedMs: number): DatedWork {
  const { sequence, previousHash, lastWrittenMs, contact } = chain;
  const judged = judgeEntry(
    {
      startedMs: 0,
      deadlineMs: null,
      graceMs: 0,
      deviceOffsetMs: null,
      sequence,
      previousHash,
      lastElapsedMs: lastWrittenMs,
      contactElapsedMs: contact && contact.sequence < link.sequence ? contact.atMs : undefined,
    },
    toRunEntry(link),
    receivedMs,
  );
  if (judged.state === 'counted') return { writtenMs: judged.writtenMs, doubt: null };
  return { writtenMs: receivedMs, doubt: judged.state === 'held' ? judged.reason : null };
}
