/**
 * In local storage, synchronously: a closing page has no time for a transaction. The note stays until its
 * code is in the database.
 */
import type { DraftKey } from '../../../data/drafts/drafts';

export interface LeavingNote {
  code: string;
  /** The draft on which the code is based; null for none. */
  base: string | null;
  /** The page that wrote it: only that page knows when it is no longer needed. */
  by: string;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = ({ account, problemID, language, contestSlug }: DraftKey) =>
  `codeferry-leaving/${[account, problemID, language, contestSlug].map(encodeURIComponent).join('/')}`;

export function writeNote(key: DraftKey, note: LeavingNote, storage?: Storage): void {
  try {
    (storage ?? localStorage).setItem(nameOf(key), JSON.stringify(note));
  } catch {
    // Storage is full or blocked: only the database write remains.
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

/** Another page may have left a newer note. */
export function dropNote(key: DraftKey, by: string, storage?: Storage): void {
  if (readNote(key, storage)?.by !== by) return;
  try {
    (storage ?? localStorage).removeItem(nameOf(key));
  } catch {
    // Without storage there is no note.
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
