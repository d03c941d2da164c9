/**
 * The last words of a page: a tab that goes has no time left for a transaction, only for one synchronous write. The note lies in
 * local storage until its code is in the database, by this page if it lives on or by the next one.
 */
import type { DraftKey } from '../../../data/drafts/drafts';

export interface LeavingNote {
  code: string;
  /** The draft that the code was built upon; null: there was none. If the draft is another by now, somebody has to decide. */
  base: string | null;
  /** The page that wrote it: only that one knows when it is no longer needed. */
  by: string;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = ({ account, problemID, language, contestSlug }: DraftKey) =>
  `codeferry-leaving/${[account, problemID, language, contestSlug].map(encodeURIComponent).join('/')}`;

export function writeNote(key: DraftKey, note: LeavingNote, storage?: Storage): void {
  try {
    (storage ?? localStorage).setItem(nameOf(key), JSON.stringify(note));
  } catch {
    // No room or no storage: the write to the database that follows is all there is.
  }
}

export function readNote(key: DraftKey, storage?: Storage): LeavingNote | undefined {
  try {
    const note: unknown = JSON.parse((storage ?? localStorage).getItem(nameOf(key)) ?? 'null');
    return isNote(note) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** Drops the note if `by` wrote it: another page may have left its last words meanwhile. */
export function dropNote(key: DraftKey, by: string, storage?: Storage): void {
  if (readNote(key, storage)?.by !== by) return;
  try {
    (storage ?? localStorage).removeItem(nameOf(key));
  } catch {
    // Then there was none.
  }
}

function isNote(value: unknown): value is LeavingNote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'base' in value &&
    (value.base === null || typeof value.base === 'string') &&
    'by' in value &&
    typeof value.by === 'string'
  );
}
