import { useLayoutEffect } from 'react';
import { subscribe } from 'valtio';
import { debounceMs, maxSaveDelayMs } from '../../../../contract/limits';
import { readCustomInput, saveCustomInput } from '../../../data/drafts/custom-inputs';
import { createSaveTimer } from '../../../lib/save-timer';
import type { Solve } from '../screen-state';

export function useCustomInput({ state, account, problem: { id } }: Solve): void {
  // Before the field can be used: it begins empty, and what is typed earlier would be erased.
  useLayoutEffect(() => {
    let kept = '';
    let current = true;
    state.customInput = '';
    readCustomInput(account, id).then(
      (input) => {
        // Input typed in the meantime wins.
        if (current && state.customInput === kept) state.customInput = kept = input;
      },
      (error) => console.warn('The custom input could not be read', error),
    );
    const save = () => {
      timer.cancel();
      const input = state.customInput;
      if (input === kept) return;
      kept = input;
      saveCustomInput(account, id, input).catch((error) =>
        console.warn('The custom input was not kept', error),
      );
    };
    const timer = createSaveTimer(save, debounceMs.formField, maxSaveDelayMs);
    let typed = kept;
    const unsubscribe = subscribe(state, () => {
      if (state.customInput === typed) return;
      typed = state.customInput;
      timer.changed();
    });
    window.addEventListener('pagehide', save);
    return () => {
      current = false;
      window.removeEventListener('pagehide', save);
      unsubscribe();
      save();
    };
  }, [account, id, state]);
}
