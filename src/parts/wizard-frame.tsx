import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { BackLink } from '../ui/back-link';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { StepDots } from '../ui/step-dots';
import styles from './wizard-frame.module.css';

interface WizardFrameProps {
  title: string;
  /** Where the page's own way back leads. */
  back: { fallback: string; label: string };
  intro: string;
  steps: readonly string[];
  /** From 0. */
  current: number;
  /** Changes with every try to leave a step, which leads to `focus` anew. */
  state: { readonly focus: string | null };
  /** It is being handed in. */
  isBusy: boolean;
  /** Nothing of this step can be changed. */
  isLocked?: boolean;
  /** What the way on is called. */
  forward: string;
  /** Between the way back and the way on. */
  ways?: ReactNode;
  /** Above the step. */
  notice?: ReactNode;
  onGoTo(step: number): void;
  onForward(): void;
  children: ReactNode;
}

/** The page of a wizard: one step at a time in one form, a fault led to, and another step begun at its heading. */
export function WizardFrame(props: WizardFrameProps) {
  const { title, back, intro, steps, current, state, isBusy, isLocked, forward, onGoTo } = props;
  const { focus } = state;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try to leave a step leads to its fault anew
  useEffect(() => {
    if (focus === null) return;
    // A tab that has to be opened first is there with the next frame.
    const frame = requestAnimationFrame(() => {
      if (form.current) focusFault(form.current, focus);
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  const isFirstStep = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its heading
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else if (focus === null) heading.current?.focus();
  }, [current]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onForward();
  };
  return (
    <Page title={title} above={<BackLink from={undefined} {...back} />} intro={intro}>
      <StepDots steps={steps} current={current} onChoose={onGoTo} />
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {props.notice && <div className={styles.notice}>{props.notice}</div>}
        <fieldset className={styles.step} disabled={isBusy || isLocked}>
          <h2 ref={heading} tabIndex={-1}>
            {steps[current]}
          </h2>
          {props.children}
        </fieldset>
        <div className={styles.ways}>
          {current > 0 && (
            <Button disabled={isBusy} onClick={() => onGoTo(current - 1)}>
              Back
            </Button>
          )}
          {props.ways}
          <Button type="submit" look="primary" disabled={isBusy}>
            {forward}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** The field that is named so, the first of several with this name, or, for what has no field of its own, the first that is wrong. */
function focusFault(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? named[0] : named;
  const wrong = field ?? form.querySelector('[aria-invalid="true"]');
  if (wrong instanceof HTMLElement) wrong.focus();
}
