import { debounceMs, maxSaveDelayMs, savingIndicatorMs } from '../../../../contract/limits';
import type { DraftKey } from '../../../data/drafts/drafts';
import { createDraftGuard, type DraftGuard } from '../../../data/drafts/foreign-draft';
import { randomId } from '../../../lib/random-id';
import type { EditorDocument } from '../editor/editor-handle';
import { createDraftKeeper, type DraftKeeper, type SavingState } from './draft-keeper';
import { dropNote, writeNote } from './leaving-note';

export interface DraftSaver {
  readonly guard: DraftGuard;
  readonly keeper: DraftKeeper<DraftKey>;
  readonly page: string;
  typed?: { document: EditorDocument; read: () => string };
  pause?: ReturnType<typeof setTimeout>;
}

export function createDraftSaver(onState: (state: SavingState) => void): DraftSaver {
  const guard = createDraftGuard();
  const page = randomId();
  /** The guard knows the base before the database does. */
  let writing: { key: DraftKey; code: string; base: string | undefined } | undefined;
  const baseOf = (key: DraftKey, code: string) =>
    writing?.key === key && writing.code === code ? writing.base : guard.baseOf(key);
  const keeper = createDraftKeeper<DraftKey>({
    async save(key, code) {
      writing = { key, code, base: guard.baseOf(key) };
      const saved = await guard.save(key, code).finally(() => {
        writing = undefined;
      });
      // Saved or kept as a conflict: in the database in both cases.
      dropNote(key, page);
      return saved;
    },
    saveAtOnce: (key, code) => writeNote(key, { code, base: baseOf(key, code) ?? null, by: page }),
    onState,
    delayMs: debounceMs.editor,
    atMostMs: maxSaveDelayMs,
    shownMs: savingIndicatorMs,
  });
  return { guard, page, keeper };
}
