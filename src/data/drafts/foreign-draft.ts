/** A draft that another tab has changed under this one: nobody's code is overwritten without a word. */
import { liveQuery } from 'dexie';
import { randomId } from '../../lib/random-id';
import { type DraftKey, keepAside, readDraft, saveDraftUnless } from './drafts';

export interface DraftGuard {
  /** The key's code as this tab last read or wrote it; undefined: there was none. */
  begin(key: DraftKey, known: string | undefined): void;
  /** That code: what a text of this tab is built upon. */
  baseOf(key: DraftKey): string | undefined;
  /** Saves unless another tab has changed the draft since: then this tab's code is kept aside, and `false` is the answer. */
  save(key: DraftKey, code: string): Promise<boolean>;
  /** Calls `changed` with the other tab's code, or with null when there is nothing (any more) to decide. Returns how to stop. */
  watch(key: DraftKey, changed: (theirs: string | null) => void): () => void;
  /** Whatever the other tab wrote is known now: the next save may replace it. That and `mine` are both kept aside. */
  accept(key: DraftKey, mine: string): Promise<void>;
}

const nameOf = ({ account, problemID, language, contestSlug }: DraftKey) =>
  JSON.stringify([account, problemID, language, contestSlug]);

export function createDraftGuard(): DraftGuard {
  const known = new Map<string, string | undefined>();
  /** What is typed during one conflict is one text; the next conflict has another slot. */
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
        // Before the write: whoever watches must not take it for somebody else's.
        known.set(nameOf(key), code);
        return false;
      };
      try {
        if (await saveDraftUnless(key, code, objects)) return true;
      } catch (error) {
        known.set(nameOf(key), before);
        throw error;
      }
      await keepAside(key, code, slot);
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
      // Whoever wrote either may want it back.
      if (there !== undefined && isForeign(key, there) && there !== mine) {
        await keepAside(key, there, randomId());
        await keepAside(key, mine, slot);
      }
      slot = randomId();
      known.set(nameOf(key), there);
    },
  };
}
