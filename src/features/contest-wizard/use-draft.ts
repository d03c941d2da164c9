import { useEffect, useRef, useState } from 'react';
import { debounceMs } from '../../../contract/limits';
import type { AccountKey } from '../../data/account';
import { saveWizardDraft } from '../../data/wizard-drafts';
import { showToast } from '../../ui/toast';
import type { ContestForm } from './contest-form';

interface Draft {
  form: ContestForm;
  change(part: Partial<ContestForm>): void;
  /** Writes what is not on the disk yet, and resolves once it is. */
  keep(): Promise<void>;
}

/** What is filled in, saved on this device half a second after it was typed (CWIZ-38), and at once when the page is left. */
export function useDraft(account: AccountKey, id: string, before: ContestForm): Draft {
  const [form, setForm] = useState(before);
  const newest = useRef(before);
  const saved = useRef(before);
  const keep = useRef(async () => {
    const value = newest.current;
    const before = saved.current;
    if (value === before) return;
    saved.current = value;
    await saveWizardDraft({ account, kind: 'contest', id, name: value.name.trim(), value }).catch(
      (error: unknown) => {
        saved.current = before;
        const message = error instanceof Error ? error.message : String(error);
        void showToast(message, { tone: 'alert', id: 'wizard-draft' });
      },
    );
  }).current;
  const change = (part: Partial<ContestForm>) => {
    newest.current = { ...newest.current, ...part };
    setForm(newest.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the half second anew
  useEffect(() => {
    const timer = setTimeout(() => void keep(), debounceMs.formField);
    return () => clearTimeout(timer);
  }, [form]);
  useEffect(() => {
    const leave = () => void keep();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);
  return { form, change, keep };
}
