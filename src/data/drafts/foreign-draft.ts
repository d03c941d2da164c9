/** Detects that another tab changed the draft, so that no code is silently overwritten. */
import { liveQuery } from 'dexie';
import { randomId } from '../../lib/random-id';
import { type DraftKey, keepAsVersion, readDraft, saveDraftUnless } from './drafts';

export interface DraftGuard {
  /** `known`: the code this tab last read or wrote; undefined: none. */
  begin(key: DraftKey, known: string | undefined): void;
  baseOf(key: DraftKey): string | undefined;
  /** Saves unless another tab changed the draft since; then keeps `code` aside and returns `false`. */
  save(key: DraftKey, code: string): Promise<boolean>;
  /** Calls `changed` with the other tab's code, or null without a conflict. Returns the stop function. */
  watch(key: DraftKey, changed: (theirs: string | null) => void): () => void;
  /** The user has decided: the next save may replace the other tab's text. Keeps both texts aside. */
  accept(key: DraftKey, mine: string): Promise<void>;
}

const nameOf = ({ account, problemID, language, contestSlug }: DraftKey) =>
  JSON.stringify([account, problemID, language, contestSlug]);

export function createDraftGuard(): DraftGuard {
  const known = new Map<string, string | undefined>();
  let slot = randomId();
  const isForeign = (key: DraftKey, code: string | undefined) =>
    known.has(nameOf(key)) && code !== undefined && code !== known.get(nameOf(key));

  return {
    begin: (key, code) => void known.set(nameOf(key), code),
    baseOf: (key) => known.get(nameOf(key)),
    async save(key, code) {
      const before = known.get(nameOf(key));
      const wasKnown = known.has(nameOf(key));
      const objects = (there: string | undefined) => {
        if (wasKnown && there !== undefined && there !== before && there !== code) return true;
        // Before the write, so that the watcher does not report our own change.
        known.set(nameOf(key), code);
        return false;
      };
      try {
        if (await saveDraftUnless(key, code, objects)) return true;
      } catch (error) {
        known.set(nameOf(key), before);
        throw error;
      }
      await keepAsVersion(key, code, slot);
      return false;
    },
    watch(key, changed) {
      const subscription = liveQuery(() => readDraft(key)).subscribe({
        next: (row) => changed(isForeign(key, row?.code) ? (row?.code ?? null) : null),
        error: (error) => console.warn('The draft cannot be watched', error),
      });
      return () => subscription.unsubscribe();
    },
    async accept(key, mine) {
      const there = (await readDraft(key))?.code;
      // Either author may want their text back.
      if (there !== undefined && isForeign(key, there) && there !== mine) {
        await keepAsVersion(key, there, randomId());
        await keepAsVersion(key, mine, slot);
      }
      slot = randomId();
      known.set(nameOf(key), there);
    },
  };
}
