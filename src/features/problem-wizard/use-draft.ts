import { useEffect, useRef, useState } from 'react';
import { debounceMs } from '../../../contract/limits';
import type { AccountKey } from '../../data/account';
import { saveWizardDraft } from '../../data/wizard-drafts';
import { showToast } from '../../ui/toast';
import type { ProblemForm } from './problem-form';

interface Draft {
  form: ProblemForm;
  change(part: Partial<ProblemForm>): void;
  /** Writes what is not on the disk yet, and resolves once it is. */
  keep(): Promise<void>;
}

/** What is filled in, saved on this device half a second after it was typed, and at once when the page is left. */
export function useDraft(account: AccountKey, id: string, before: ProblemForm): Draft {
  const [form, setForm] = useState(before);
  const newest = useRef(before);
  const saved = useRef(before);
  const keep = useRef(async () => {
    const value = newest.current;
    const former = saved.current;
    if (value === former) return;
    saved.current = value;
    await saveWizardDraft({ account, kind: 'problem', id, name: value.title.trim(), value }).catch(
      (error: unknown) => {
        saved.current = former;
        const message = error instanceof Error ? error.message : String(error);
        void showToast(message, { tone: 'alert', id: 'wizard-draft' });
      },
    );
  }).current;
  const change = (part: Partial<ProblemForm>) => {
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
