import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { debounceMs, maxSaveDelayMs } from '../../../../contract/limits';
import { accountKey, session } from '../../../auth/session';
import { readCustomInput, saveCustomInput } from '../../../data/drafts/custom-inputs';
import { createSaveTimer } from '../../../lib/save-timer';

/** The input of one's own for a problem; it is kept for the account, so that a reload does not lose it. */
export function useCustomInput(problemID: string): [string, (input: string) => void] {
  useSnapshot(session);
  const account = accountKey();
  const [input, setInput] = useState('');
  const unsaved = useRef<string | null>(null);
  const changed = useRef(() => {});

  useEffect(() => {
    let current = true;
    setInput('');
    readCustomInput(account, problemID).then(
      (kept) => current && unsaved.current === null && setInput(kept),
      (error) => console.warn('The custom input could not be read', error),
    );
    const save = () => {
      timer.cancel();
      if (unsaved.current === null) return;
      const text = unsaved.current;
      unsaved.current = null;
      saveCustomInput(account, problemID, text).catch((error) =>
        console.warn('The custom input was not kept', error),
      );
    };
    const timer = createSaveTimer(save, debounceMs.formField, maxSaveDelayMs);
    changed.current = timer.changed;
    window.addEventListener('pagehide', save);
    return () => {
      current = false;
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [account, problemID]);

  return [
    input,
    (text) => {
      unsaved.current = text;
      setInput(text);
      changed.current();
    },
  ];
}
