/** An entry of the outbox in words: what it is, how far it got, what can be done about it. Pure. */
import type { Receipt } from '../../data/db/app-rows';
import type { AnyRow } from '../../data/intents/define-intent';
import type { EntryState } from '../../data/outbox/outbox-entry';
import type { EntryWithThing } from '../../data/outbox/outbox-things';
import { type IntentWords, intentWords, type Place } from './intent-words';

export interface OutboxItem {
  what: string;
  detail: string;
  place: Place | null;
  /** What one can do there: change it, or only see what it belongs to. */
  placeLabel: 'Edit' | 'Open';
  receipt: Receipt;
  /** What stands at the far shore; null for what nobody judges. */
  end: string | null;
  good: boolean;
  /** What happened when, in order. */
  times: readonly { label: string; atMs: number }[];
  refusal: { error: string; message: string } | null;
  /** Why the last try did not come through, while it is tried again. */
  lastTry: string | null;
  /** Why it is not judged, or does not count. */
  note: string | null;
}

const receiptOf: Record<EntryState, Receipt> = {
  queued: 'saved',
  inflight: 'saved',
  paused: 'signInNeeded',
  done: 'sent',
  refused: 'refused',
};

/** Undefined for a kind that only a newer build, in another tab, knows. */
export function wordsOf(kind: string): IntentWords<AnyRow> | undefined {
  const words: Readonly<Record<string, IntentWords<AnyRow>>> = intentWords;
  return words[kind];
}

/** Null for what there is nothing to say of: a run that a later one took the place of. */
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

/** What was written, as a file to keep: a program as itself, everything else as JSON or text. Null when nothing of it is left. */
export function exportFile(thing: EntryWithThing['thing']): { name: string; text: string } | null {
  if (!thing) return null;
  return wordsOf(thing.kind)?.file?.(thing.row) ?? null;
}
