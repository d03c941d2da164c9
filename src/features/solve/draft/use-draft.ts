import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { debounceMs, type Language, maxSaveDelayMs, savingIndicatorMs } from '../../../../contract/limits';
import { starterCode } from '../../../../contract/rules/starter-code';
import { decideDraft } from '../../../data/drafts/draft-sync';
import { type DraftKey, discardDraft, keepDraftVersion, saveDraft } from '../../../data/drafts/drafts';
import { createDraftGuard } from '../../../data/drafts/foreign-draft';
import { randomId } from '../../../lib/random-id';
import type { EditorDocument } from '../editor/code-editor';
import { useLanguageChoice } from '../editor/use-language-choice';
import { createDraftKeeper, type SavingState } from './draft-keeper';
import { type ForeignText, tellOfArrival, watchForeign } from './foreign-text';
import { dropNote, writeNote } from './leaving-note';
import { readOwnCode } from './own-code';
import { useSaveOnLeave } from './use-save-on-leave';

export interface ChoosableText {
  revision: number;
  code: string;
}

export interface Draft {
  language: Language;
  /** Always of `language`, problem and account; undefined while it is read. */
  document: EditorDocument | undefined;
  saving: SavingState;
  /** What another tab, or another device, has made of this draft meanwhile; null: nothing, or it was decided. */
  theirs: ForeignText | null;
  /** Makes `code` the draft at once. The other tab's text, and what the editor showed till then, stay among the older versions. */
  keep(document: EditorDocument, code: string): Promise<void>;
  /** Chooses between the text here and one of another device; what the editor should show then, if it is another than before. */
  decide(document: EditorDocument, choice: 'mine' | 'theirs', theirs: ChoosableText): Promise<string | null>;
  chooseLanguage(language: Language): void;
  /** The text of `document` has changed; `read` gives it when it is time. */
  edited(document: EditorDocument, read: () => string): void;
  flush(): Promise<void>;
  /** Saves what was typed, and makes the draft in `language` an older version besides: something else is to take its place. */
  setAside(language: Language): Promise<void>;
  /** Makes `code` one's own code in another language and goes there. */
  changeTo(language: Language, code: string): Promise<void>;
  /** Forgets the draft (older versions stay); what the editor should show then is the answer. */
  reset(document: EditorDocument): Promise<string>;
  /** Makes `code` the draft of `document`, which the editor does not show any more. */
  putBack(document: EditorDocument, code: string): Promise<void>;
}

/** SOLVE-14: what the problem brings, else a template. */
export function originalCode(problem: ProblemDetail, language: Language): string {
  return problem.initialCode.find((one) => one.language === language)?.code ?? starterCode(language);
}

const isOf = (one: DraftKey, other: DraftKey) =>
  one.account === other.account &&
  one.problemID === other.problemID &&
  one.language === other.language &&
  one.contestSlug === other.contestSlug;

/** One's own code for a problem, one for each language and account, and apart in each contest (SOLVE-7): read, kept, reset. */
export function useDraft(problem: ProblemDetail, account: string, contestSlug = ''): Draft {
  const { id: problemID } = problem;
  const { chosen, shown, choose } = useLanguageChoice(problemID);
  const [opened, setOpened] = useState<EditorDocument>();
  const [saving, setSaving] = useState<SavingState>('untouched');
  const [theirs, setTheirs] = useState<({ key: DraftKey } & ForeignText) | null>(null);
  /** Grows when a draft was written past the editor. */
  const [reading, setReading] = useState(0);
  const { guard, keeper, page } = useKeeper(setSaving);
  /** What was typed last, and where; nothing since the draft was read: undefined. */
  const typed = useRef<{ document: EditorDocument; read: () => string }>(undefined);

  // Not again for a newer copy of the problem: that must not touch what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; and `reading` is what makes it read again
  useEffect(() => {
    if (!chosen) return;
    let current = true;
    setSaving('untouched');
    setTheirs(null);
    const key = { account, problemID, language: chosen, contestSlug };
    let stopWatching = () => {};
    // What was typed in this draft a moment ago may be on its way still.
    const read = keeper.flush().then(() => readOwnCode(key, page));
    read.then(({ code = originalCode(problem, chosen), base }) => {
      if (!current) return;
      guard.begin(key, base);
      stopWatching = watchForeign(guard, key, (foreign) => {
        if (!current) return;
        const isUntouched = typed.current?.document.key !== key;
        if (!foreign || !isUntouched) return setTheirs(foreign && { key, ...foreign });
        // Nobody has typed anything here yet: the draft is what it was made elsewhere.
        guard.begin(key, foreign.code);
        setTheirs(null);
        setOpened({ code: foreign.code, key });
        // From another tab of this device nothing has arrived that its person has not typed just now.
        if (foreign.from) tellOfArrival(foreign.from);
      });
      setOpened({ code, key });
    });
    return () => {
      current = false;
      stopWatching();
      void keeper.flush();
    };
  }, [problemID, account, contestSlug, chosen, keeper, guard, page, reading]);

  useSaveOnLeave(keeper.leave);

  const edited = useCallback(
    (document: EditorDocument, read: () => string) => {
      typed.current = { document, read };
      keeper.changed(document.key, read);
    },
    [keeper],
  );
  const keyIn = (language: Language) => ({ account, problemID, language, contestSlug });
  const isShown = (key: DraftKey) => chosen !== undefined && isOf(key, keyIn(chosen));
  /** The key that is shown when something asked for long ago is done at last. */
  const latest = useRef<DraftKey>(undefined);
  useEffect(() => {
    latest.current = chosen && { account, problemID, language: chosen, contestSlug };
  }, [account, problemID, chosen, contestSlug]);
  const chooseLanguage = (next: Language) => {
    void keeper.flush();
    choose(next);
  };
  return {
    language: shown,
    document: opened && isShown(opened.key) ? opened : undefined,
    saving,
    edited,
    flush: keeper.flush,
    theirs: theirs && isShown(theirs.key) ? theirs : null,
    async keep(document, code) {
      const { key } = document;
      const mine = typed.current?.document === document ? typed.current.read() : document.code;
      await guard.accept(key, mine);
      setTheirs(null);
      keeper.changed(key, () => code);
      await keeper.flush();
    },
    async decide({ key }, choice, { revision, code }) {
      await keeper.flush();
      const before = guard.baseOf(key);
      // Before the write, as for a save: it is this tab's.
      if (choice === 'theirs') guard.begin(key, code);
      const isDecided = await decideDraft(key, choice, revision);
      if (choice === 'theirs' && !isDecided) guard.begin(key, before);
      return choice === 'theirs' && isDecided ? code : null;
    },
    chooseLanguage,
    async setAside(language) {
      await keeper.flush();
      await keepDraftVersion(keyIn(language));
    },
    async changeTo(next, code) {
      await saveDraft(keyIn(next), code);
      chooseLanguage(next);
      setReading((count) => count + 1);
    },
    async reset({ key }) {
      await keeper.flush();
      await discardDraft(key);
      guard.begin(key, undefined);
      return originalCode(problem, key.language);
    },
    async putBack({ key }, code) {
      await keeper.flush();
      await guard.save(key, code);
      if (latest.current && isOf(latest.current, key)) setReading((count) => count + 1);
    },
  };
}

/** What saves the drafts of this page, for as long as it lives. */
function useKeeper(onState: (state: SavingState) => void) {
  return useMemo(() => {
    const guard = createDraftGuard();
    const page = randomId();
    const keeper = createDraftKeeper<DraftKey>({
      async save(key, code) {
        const saved = await guard.save(key, code);
        // Saved, or kept aside: it is in the database either way.
        dropNote(key, page);
        return saved;
      },
      saveAtOnce: (key, code) => writeNote(key, { code, base: guard.baseOf(key) ?? null, by: page }),
      onState,
      delayMs: debounceMs.editor,
      atMostMs: maxSaveDelayMs,
      shownMs: savingIndicatorMs,
    });
    return { guard, page, keeper };
  }, [onState]);
}
