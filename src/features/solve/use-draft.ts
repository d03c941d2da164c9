import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem';
import { debounceMs, defaultLanguage, type Language, savingIndicatorMs } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { type DraftKey, discardDraft, saveDraft, saveLastLanguage } from '../../data/drafts';
import type { EditorDocument } from './code-editor';
import { createDraftKeeper, type SavingState } from './draft-keeper';
import { writeNote } from './leaving-note';
import { lastLanguage, readOwnCode, saveAndDropNote } from './own-code';

export interface Draft {
  language: Language;
  /** undefined while it is read. */
  document: EditorDocument | undefined;
  saving: SavingState;
  chooseLanguage(language: Language): void;
  /** The editor's text has changed; `read` gives it when it is time. */
  edited(read: () => string): void;
  flush(): Promise<void>;
  /** Makes `code` one's own code in another language and goes there. */
  changeTo(language: Language, code: string): Promise<void>;
  /**
   * Forgets one's own code (older versions stay); the original is what the editor should show then. `putBack` brings the code back
   * to where it was, also when the editor shows something else by now.
   */
  reset(): Promise<{ original: string; putBack(code: string): Promise<void> }>;
}

/** SOLVE-14: what the problem brings, else a template. */
export function originalCode(problem: ProblemDetail, language: Language): string {
  return problem.initialCode.find((one) => one.language === language)?.code ?? starterCode(language);
}

/** One's own code for a problem, one for each language and account (SOLVE-7): read, kept, reset. */
export function useDraft(problem: ProblemDetail, account: string): Draft {
  const { id: problemID } = problem;
  const [language, setLanguage] = useState<Language>();
  const [document, setDocument] = useState<EditorDocument>();
  const [saving, setSaving] = useState<SavingState>('untouched');
  const keeper = useMemo(
    () =>
      createDraftKeeper<DraftKey>({
        save: saveAndDropNote,
        saveAtOnce: (key, code) => writeNote(key, code),
        onState: setSaving,
        delayMs: debounceMs.editor,
        shownMs: savingIndicatorMs,
      }),
    [],
  );

  useEffect(() => {
    let current = true;
    lastLanguage(problemID).then(
      (last) => current && setLanguage((chosen) => chosen ?? last ?? defaultLanguage),
    );
    return () => {
      current = false;
    };
  }, [problemID]);

  // Not again for a newer copy of the problem: that must not touch what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!language) return;
    let current = true;
    setDocument(undefined);
    setSaving('untouched');
    readOwnCode({ account, problemID, language, contestSlug: '' }).then((own) => {
      if (current) setDocument({ code: own ?? originalCode(problem, language), language });
    });
    return () => {
      current = false;
      void keeper.flush();
    };
  }, [problemID, account, language, keeper]);

  useSaveOnLeave(keeper.leave);

  const edited = useCallback(
    (read: () => string) => {
      if (language) keeper.changed({ account, problemID, language, contestSlug: '' }, read);
    },
    [keeper, account, problemID, language],
  );
  const chooseLanguage = (next: Language) => {
    void keeper.flush();
    setLanguage(next);
    saveLastLanguage(problemID, next).catch((error) => console.warn('The language was not kept', error));
  };
  return {
    language: language ?? defaultLanguage,
    document,
    saving,
    edited,
    flush: keeper.flush,
    chooseLanguage,
    async changeTo(next, code) {
      await saveDraft({ account, problemID, language: next, contestSlug: '' }, code);
      chooseLanguage(next);
    },
    async reset() {
      await keeper.flush();
      const chosen = language ?? defaultLanguage;
      const key = { account, problemID, language: chosen, contestSlug: '' };
      await discardDraft(key);
      return { original: originalCode(problem, chosen), putBack: (code) => saveDraft(key, code) };
    },
  };
}

/** A tab may be gone the moment it is hidden. */
function useSaveOnLeave(leave: () => void): void {
  useEffect(() => {
    const onVisibility = () => window.document.visibilityState === 'hidden' && leave();
    window.document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      window.document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);
}
