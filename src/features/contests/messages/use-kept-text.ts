import { useEffect, useState } from 'react';
import { debounceMs, maxSaveDelayMs } from '../../../../contract/limits';
import { accountKey } from '../../../auth/session';
import { readMessageDraft, saveMessageDraft } from '../../../data/drafts/message-drafts';
import { createSaveTimer } from '../../../lib/save-timer';

/** The texts of this page, also before they are on disk; '' after sending. */
const kept = new Map<string, string>();

/** Text that survives a closed dialog and a reload, until it is sent. Another `place` needs another React key. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const [draft] = useState(() => openDraft(accountKey(), place));
  const [text, setText] = useState(draft.known);
  useEffect(() => {
    let isCurrent = true;
    void draft.read().then((stored) => isCurrent && setText(stored));
    window.addEventListener('pagehide', draft.save);
    return () => {
      isCurrent = false;
      window.removeEventListener('pagehide', draft.save);
      draft.save();
    };
  }, [draft]);
  const change = (next: string) => {
    draft.change(next);
    setText(next);
  };
  return [text, change];
}

function openDraft(account: string, place: string) {
  const key = `${account}/${place}`;
  let isChanged = false;
  const known = () => kept.get(key) ?? '';
  const save = () => {
    timer.cancel();
    if (!isChanged) return;
    isChanged = false;
    saveMessageDraft(account, place, known()).catch((error) => console.warn('The text was not kept', error));
  };
  const timer = createSaveTimer(save, debounceMs.formField, maxSaveDelayMs);
  return {
    known,
    save,
    async read(): Promise<string> {
      const stored = kept.has(key) ? '' : await readMessageDraft(account, place).catch(() => '');
      // Text typed in the meantime wins.
      if (!kept.has(key)) kept.set(key, stored);
      return known();
    },
    change(text: string): void {
      kept.set(key, text);
      isChanged = true;
      // It was sent: a reload must not offer it again.
      if (text === '') save();
      else timer.changed();
    },
  };
}
