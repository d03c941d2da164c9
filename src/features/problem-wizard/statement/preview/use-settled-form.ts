import { useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { ProblemForm } from '../../problem-form';
import type { ProblemWizard } from '../../wizard-types';

const delayMs = 300;

/** The form, at most three times a second: a long statement takes a while to render. */
export function useSettledForm(wizard: ProblemWizard): ProblemForm {
  const [form, setForm] = useState(() => wizard.current());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(wizard.state.form, () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setForm(wizard.current());
      }, delayMs);
    });
    setForm(wizard.current());
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [wizard]);
  return form;
}
