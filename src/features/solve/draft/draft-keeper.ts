/**
 * When the code in the editor is written to this device: after a pause (SOLVE-9), every 2 s while the user types without one, and at once
 * when the page is about to go. Knows neither editor nor database.
 */
import { createSaveTimer } from '../../../lib/save-timer';

export type SavingState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'contested';

export interface DraftKeeperOptions<K> {
  /** `false`: not saved, because somebody has to decide first. */
  save(key: K, code: string): Promise<boolean>;
  /** Keeps the code without waiting, when the page may be gone the next moment. */
  saveAtOnce(key: K, code: string): void;
  onState(state: SavingState, error?: unknown): void;
  /** Pause in typing before saving. */
  delayMs: number;
  /** Longest time that what is typed waits for such a pause. */
  atMostMs: number;
  /** How long 'saving' is shown at least (SOLVE-8). */
  shownMs: number;
}

export interface DraftKeeper<K> {
  /** The code under `key` has changed; it is read when it is time to save. */
  changed(key: K, read: () => string): void;
  /** Saves now what is not saved yet. */
  flush(): Promise<void>;
  /** The same for a page that may be gone the next moment. */
  leave(): void;
}

export function createDraftKeeper<K>({
  save,
  saveAtOnce,
  onState,
  delayMs,
  atMostMs,
  shownMs,
}: DraftKeeperOptions<K>): DraftKeeper<K> {
  type Pending = { key: K; read: () => string };
  let pending: Pending | null = null;
  const timer = createSaveTimer(() => void flush(), delayMs, atMostMs);
  let shown: ReturnType<typeof setTimeout> | undefined;
  /** Saves are written one after the other: an older one must not end on top. */
  let last: Promise<void> = Promise.resolve();
  /** The text that was taken last to be written: a failed one comes back only if no newer one was taken. */
  let taken: Pending | null = null;
  /** On its way into the database: a page that goes may take the transaction with it. */
  let writing: { key: K; code: string } | null = null;

  async function write(text: Pending, code: string): Promise<void> {
    onState('saving');
    writing = { key: text.key, code };
    try {
      if (!(await save(text.key, code))) {
        onState('contested');
        return;
      }
    } catch (error) {
      // Kept beside the database too: the next change may belong to another key.
      saveAtOnce(text.key, code);
      if (taken === text) pending ??= text;
      onState('failed', error);
      return;
    } finally {
      writing = null;
    }
    clearTimeout(shown);
    shown = setTimeout(() => pending === null && onState('saved'), shownMs);
  }

  function flush(): Promise<void> {
    timer.cancel();
    if (pending === null) return last;
    const text = pending;
    const code = text.read();
    taken = text;
    pending = null;
    last = last.then(() => write(text, code));
    return last;
  }

  return {
    changed(key, read) {
      pending = { key, read };
      onState('unsaved');
      timer.changed();
    },
    flush,
    leave() {
      if (writing) saveAtOnce(writing.key, writing.code);
      if (pending) saveAtOnce(pending.key, pending.read());
      void flush();
    },
  };
}
