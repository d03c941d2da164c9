import { useEffect } from 'react';
import { ref, useSnapshot } from 'valtio';
import { defaultLanguage, type Language } from '../../../../contract/limits';
import type { EditorDocument } from '../editor/editor-handle';
import { type Solve, useSolve } from '../screen-state';
import { documentIn, draftKeyFor, offeredLanguages, openDocument, originalCode } from './draft-actions';
import { showArrivalToast, watchForeign } from './foreign-text';
import { lastLanguage, readOwnCode } from './own-code';
import { useSaveOnLeave } from './use-save-on-leave';

export function useDocument(): EditorDocument | undefined {
  const solve = useSolve();
  return documentIn(solve, useSnapshot(solve.state));
}

export function useDraft(solve: Solve): void {
  const { state, saver, problem, account, contestSlug } = solve;
  const { language, isLanguageKnown, reading } = useSnapshot(state);
  useChosenLanguage(solve);

  // Not again for a newer copy of the problem: that must not touch what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; and `reading` is what makes it read again
  useEffect(() => {
    if (!isLanguageKnown) return;
    const { guard, keeper, page } = saver;
    let current = true;
    Object.assign(state, { saving: 'untouched', theirs: null });
    const key = draftKeyFor(solve, language);
    let stopWatching = () => {};
    // The last edit of this draft may not be saved yet.
    const read = keeper.flush().then(() => readOwnCode(key, page));
    read.then(({ code = originalCode(problem, language), base }) => {
      if (!current) return;
      guard.begin(key, base);
      stopWatching = watchForeign(guard, key, (foreign) => {
        if (!current) return;
        const isUntouched = saver.typed?.document.key !== key;
        state.theirs = foreign && !isUntouched ? ref(foreign) : null;
        if (!foreign || !isUntouched) return;
        // Nothing was typed here yet, so the newer text can replace the draft.
        guard.begin(key, foreign.code);
        openDocument(solve, { code: foreign.code, key });
        // No message for another tab of this device: the user has just typed there.
        if (foreign.from) showArrivalToast(foreign.from);
      });
      openDocument(solve, { code, key });
    });
    return () => {
      current = false;
      stopWatching();
      void keeper.flush();
    };
  }, [problem.id, account, contestSlug, language, isLanguageKnown, state, saver, reading]);

  useSaveOnLeave(saver.keeper.leave);
}

/** For this problem, else the last choice for any problem, else the default. */
function useChosenLanguage({ state, problem }: Solve): void {
  const { id } = problem;
  const offered = offeredLanguages(problem).join();
  useEffect(() => {
    void lastLanguage(id).then((last) => {
      const known = offered.split(',') as Language[];
      // A choice that the user made in the meantime wins.
      if (state.isLanguageKnown && known.includes(state.language)) return;
      const language = [last, defaultLanguage, known[0]].find((one) => one && known.includes(one));
      Object.assign(state, { language, isLanguageKnown: true });
    });
  }, [id, state, offered]);
}
