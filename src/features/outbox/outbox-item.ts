import type { Receipt } from '../../data/db/app-rows';
import type { AnyRow } from '../../data/intents/define-intent';
import type { EntryState } from '../../data/outbox/outbox-entry';
import type { EntryWithWork } from '../../data/outbox/outbox-work';
import { type EntryTime, type IntentDisplay, intentDisplays, type Place } from './intent-display';
import { messages } from './messages';

export interface OutboxItem {
  what: string;
  detail: string;
  place: Place | null;
  canEdit: boolean;
  isStale: boolean;
  receipt: Receipt;
  end: string | null;
  good: boolean;
  times: readonly { step: EntryTime['step']; atMs: number }[];
  refusal: { error: string; message: string } | null;
  lastAttempt: string | null;
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
export function displayOf(kind: string): IntentDisplay<AnyRow> | undefined {
  const displays: Readonly<Record<string, IntentDisplay<AnyRow>>> = intentDisplays;
  return displays[kind];
}

/** Null for a run that a later one replaced. */
export function describeEntry({ entry, work, title }: EntryWithWork): OutboxItem | null {
  const display = displayOf(entry.kind);
  const row = work?.row;
  if (!row && display?.isHiddenWithoutRow) return null;
  const receipt = row?.receipt ?? receiptOf[entry.state];
  const refused = receipt === 'refused' ? (row?.refusal ?? entry.error) : undefined;
  const sentAt = entry.state === 'done' ? entry.settledAt : undefined;
  const { times, ...described } = row && display ? describeRow(display, row) : withoutRow;
  const allTimes: EntryTime[] = [
    { step: 'written', atMs: entry.createdAt },
    { step: 'sent', atMs: sentAt },
    ...times,
  ];
  return {
    ...described,
    what:
      title ??
      (row && 'problemID' in row
        ? 'name' in row
          ? row.name
          : row.problemID
        : (display?.name ?? messages.entry.unknownKind)),
    canEdit: !display?.isFixed,
    isStale: (row && display?.isStale?.(row)) === true,
    receipt,
    times: allTimes.flatMap(({ step, atMs }) => (atMs ? { step, atMs } : [])),
    refusal: refused ? { error: refused.error, message: refused.message } : null,
    lastAttempt: entry.state === 'queued' ? (entry.error?.message ?? null) : null,
  };
}

const withoutRow = { detail: '', place: null, end: null, good: false, times: [], note: null };

function describeRow(display: IntentDisplay<AnyRow>, row: AnyRow) {
  return {
    detail: display.detail(row),
    place: display.place(row),
    ...(display.end?.(row) ?? { end: null, good: false }),
    times: display.times?.(row) ?? [],
    note: display.note?.(row) ?? null,
  };
}

/** A program becomes a source file, everything else JSON or text. Null if the content is gone. */
export function exportFile(work: EntryWithWork['work']): { name: string; text: string } | null {
  if (!work) return null;
  return displayOf(work.kind)?.file?.(work.row) ?? null;
}
