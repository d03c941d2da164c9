/**
 * The last words of a page: a tab that goes has no time left for a transaction, only for one synchronous write. The note lies in
 * local storage until its code is in the database, by this page if it lives on or by the next one.
 */
import type { DraftKey } from '../../data/drafts';

interface LeavingNote {
  code: string;
  /** ms of this device's clock. */
  writtenAt: number;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = ({ account, problemID, language, contestSlug }: DraftKey) =>
  `codeferry-leaving/${[account, problemID, language, contestSlug].map(encodeURIComponent).join('/')}`;

export function writeNote(
  key: DraftKey,
  code: string,
  now = Date.now(),
  storage: Storage = localStorage,
): void {
  try {
    storage.setItem(nameOf(key), JSON.stringify({ code, writtenAt: now } satisfies LeavingNote));
  } catch {
    // No room or no storage: the write to the database that follows is all there is.
  }
}

/** The note for a draft, unless it is older than the draft itself. */
export function readNote(
  key: DraftKey,
  savedAt: number,
  storage: Storage = localStorage,
): string | undefined {
  try {
    const note: unknown = JSON.parse(storage.getItem(nameOf(key)) ?? 'null');
    return isNote(note) && note.writtenAt > savedAt ? note.code : undefined;
  } catch {
    return undefined;
  }
}

export function dropNote(key: DraftKey, storage: Storage = localStorage): void {
  try {
    storage.removeItem(nameOf(key));
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
    'writtenAt' in value &&
    typeof value.writtenAt === 'number'
  );
}
