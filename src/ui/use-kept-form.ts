import { useEffect, useRef, useState } from 'react';
import { showToast } from './toast';

export interface KeptForm<Form> {
  form: Form;
  change(part: Partial<Form>): void;
  /** Writes what is not on the disk yet, and resolves once it is. */
  keep(): Promise<void>;
}

/**
 * What is filled in, given to `save` a pause after it was typed, and at once when the page is left. What could not be saved is said, and
 * tried again with the next change.
 * @param save one for the whole life of the form
 */
export function useKeptForm<Form>(
  before: Form,
  pauseMs: number,
  save: (form: Form) => Promise<void>,
): KeptForm<Form> {
  const [form, setForm] = useState(before);
  const newest = useRef(before);
  const saved = useRef(before);
  const keep = useRef(async () => {
    const value = newest.current;
    const former = saved.current;
    if (value === former) return;
    saved.current = value;
    await save(value).catch((error: unknown) => {
      saved.current = former;
      const message = error instanceof Error ? error.message : String(error);
      void showToast(message, { tone: 'alert', id: 'kept-form' });
    });
  }).current;
  const change = (part: Partial<Form>) => {
    newest.current = { ...newest.current, ...part };
    setForm(newest.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => void keep(), pauseMs);
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
