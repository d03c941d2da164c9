/** Saves after a pause (SOLVE-9), every 2 s during continuous typing, and at once when the page closes. */
import { createSaveTimer } from '../../../lib/save-timer';

export type SavingState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'contested';

export interface DraftKeeperOptions<K> {
  /** `false`: not saved, because the user must first resolve a conflict. */
  save(key: K, code: string): Promise<boolean>;
  /** Synchronous, because the page may close immediately. */
  saveAtOnce(key: K, code: string): void;
  onState(state: SavingState, error?: unknown): void;
  /** Pause in typing before saving. */
  delayMs: number;
  /** Longest wait for such a pause. */
  atMostMs: number;
  /** Shortest time for which 'saving' is shown (SOLVE-8). */
  shownMs: number;
}

export interface DraftKeeper<K> {
  changed(key: K, read: () => string): void;
  flush(): Promise<void>;
  /** Saves synchronously, because the page may close. */
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
  /** 'saving' is shown: typing must not hide it earlier. */
  let isShown = false;
  /** Serializes saves, so that an older one cannot overwrite a newer one. */
  let last: Promise<void> = Promise.resolve();
  /** A failed text is retried only if no newer one was taken. */
  let taken: Pending | null = null;
  /** Being written: a closing page may abort the transaction. */
  let writing: { key: K; code: string } | null = null;

  function end(state: SavingState, error?: unknown): void {
    isShown = false;
    onState(state, error);
  }

  async function write(text: Pending, code: string): Promise<void> {
    clearTimeout(shown);
    isShown = true;
    onState('saving');
    writing = { key: text.key, code };
    try {
      if (!(await save(text.key, code))) {
        return end('contested');
      }
    } catch (error) {
      // Saved synchronously too: the next change may have another key.
      saveAtOnce(text.key, code);
      if (taken === text) pending ??= text;
      return end('failed', error);
    } finally {
      writing = null;
    }
    shown = setTimeout(() => end(pending === null ? 'saved' : 'unsaved'), shownMs);
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
      if (!isShown) onState('unsaved');
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
