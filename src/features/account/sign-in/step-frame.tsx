import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button';
import { hideToast, showToast } from '../../../ui/toast';
import styles from './account-frame.module.css';
import { messages } from './messages';

const toastID = 'account';

interface StepFrameProps {
  /** A new value moves the focus to the first field. */
  step: string;
  progress?: { percent: number; label: string };
  nextLabel: string;
  canContinue: boolean;
  /** Why the user cannot continue; shown on an attempt. */
  whyNot?: string | null;
  onNext(): void;
  onBack(): void;
  below?: ReactNode;
  children: ReactNode;
}

/** One step of a form with several (SIGN-2). */
export function StepFrame(props: StepFrameProps) {
  const { step, progress, nextLabel, canContinue, whyNot, onNext, onBack, below, children } = props;
  const form = useFocusOnStep(step);
  const progressId = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canContinue) {
      // The toast was about an earlier attempt.
      void hideToast(toastID);
      onNext();
    } else if (whyNot) void showToast(whyNot, { tone: 'alert', id: toastID });
  };
  return (
    <>
      {progress && (
        <div className={styles.progress}>
          <label htmlFor={progressId}>{progress.label}</label>
          <progress id={progressId} max={100} value={progress.percent} />
        </div>
      )}
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
        <div className={styles.ways}>
          <Button look="quiet" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
            {messages.back}
          </Button>
          {/* Not `disabled`: the button must explain why it does nothing (SIGN-18). */}
          <Button type="submit" look="primary" aria-disabled={!canContinue}>
            {nextLabel}
          </Button>
        </div>
        {below}
      </form>
    </>
  );
}

/** Not on the first step, where a phone's keyboard would cover the page. */
function useFocusOnStep(step: string) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  }, [step]);
  return form;
}
