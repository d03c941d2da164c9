import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/failure-text';
import { createSaveTimer } from '../../lib/save-timer';
import { showToast } from '../toast';

export interface KeptForm<Form> {
  form: Form;
  change(part: Partial<Form>): void;
  /** Writes what is not on the disk yet, and resolves once it is. */
  keep(): Promise<void>;
}

/**
 * What is filled in, given to `save` after a pause in typing, at the latest `atMostMs` after it was typed, and at once when the page is
 * left. A failed save shows a message and is repeated with the next change.
 * @param save one for the whole life of the form
 */
export function useKeptForm<Form>(
  before: Form,
  { pauseMs, atMostMs }: { pauseMs: number; atMostMs: number },
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
      const message = failureText(error);
      void showToast(message, { tone: 'alert', id: 'kept-form' });
    });
  }).current;
  const timer = useRef(createSaveTimer(() => void keep(), pauseMs, atMostMs)).current;
  const change = (part: Partial<Form>) => {
    newest.current = { ...newest.current, ...part };
    setForm(newest.current);
    timer.changed();
  };
  useEffect(() => {
    const leave = () => void keep();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leave);
      timer.cancel();
      leave();
    };
  }, [keep, timer]);
  return { form, change, keep };
}
