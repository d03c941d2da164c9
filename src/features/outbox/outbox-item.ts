import type { Receipt } from '../../data/db/app-rows';
import type { AnyRow } from '../../data/intents/define-intent';
import type { EntryState } from '../../data/outbox/outbox-entry';
import type { EntryWithThing } from '../../data/outbox/outbox-things';
import { type IntentWords, intentWords, type Place } from './intent-words';

export interface OutboxItem {
  what: string;
  detail: string;
  place: Place | null;
  placeLabel: 'Edit' | 'Open';
  receipt: Receipt;
  end: string | null;
  good: boolean;
  times: readonly { label: string; atMs: number }[];
  refusal: { error: string; message: string } | null;
  lastTry: string | null;
  note: string | null;
}

const receiptOf: Record<EntryState, Receipt> = {
  queued: 'saved',
  inflight: 'saved',
  paused: 'signInNeeded',
  done: 'sent',
  refused: 'refused',
};

/** Undefined for a kind from a newer build in another tab. */
export function wordsOf(kind: string): IntentWords<AnyRow> | undefined {
  const words: Readonly<Record<string, IntentWords<AnyRow>>> = intentWords;
  return words[kind];
}

/** Null for a run that a later one replaced. */
export function describeEntry({ entry, thing, title }: EntryWithThing): OutboxItem | null {
  const words = wordsOf(entry.kind);
  const row = thing?.row;
  if (!row && words?.isReplaced) return null;
  const receipt = row?.receipt ?? receiptOf[entry.state];
  const refused = receipt === 'refused' ? (row?.refusal ?? entry.error) : undefined;
  const sentAt = entry.state === 'done' ? entry.settledAt : undefined;
  const { times, ...told } = row && words ? describeRow(words, row) : untold;
  const allTimes = [{ label: 'Written', atMs: entry.createdAt }, { label: 'sent', atMs: sentAt }, ...times];
  return {
    ...told,
    what: title ?? (row && 'problemID' in row ? row.problemID : (words?.name ?? 'Something')),
    placeLabel: words?.isFixed ? 'Open' : 'Edit',
    receipt,
    times: allTimes.flatMap(({ label, atMs }) => (atMs ? { label, atMs } : [])),
    refusal: refused ? { error: refused.error, message: refused.message } : null,
    lastTry: entry.state === 'queued' ? (entry.error?.message ?? null) : null,
  };
}

const untold = { detail: '', place: null, end: null, good: false, times: [], note: null };

function describeRow(words: IntentWords<AnyRow>, row: AnyRow) {
  return {
    detail: words.detail(row),
    place: words.place(row),
    ...(words.end?.(row) ?? { end: null, good: false }),
    times: words.times?.(row) ?? [],
    note: words.note?.(row) ?? null,
  };
}

/** A program becomes a source file, everything else JSON or text. Null if the content is gone. */
export function exportFile(thing: EntryWithThing['thing']): { name: string; text: string } | null {
  if (!thing) return null;
  return wordsOf(thing.kind)?.file?.(thing.row) ?? null;
}
