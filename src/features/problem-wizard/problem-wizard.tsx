import { type FormEvent, useEffect, useRef } from 'react';
import type { AccountKey } from '../../data/account';
import { BackLink } from '../../ui/back-link';
import { Button, buttonClass } from '../../ui/button';
import { Page } from '../../ui/page';
import { StepDots } from '../../ui/step-dots';
import { BasicStep } from './basic-step';
import type { Parts } from './parts';
import { PreviewStep } from './preview-step';
import type { ProblemForm } from './problem-form';
import styles from './problem-wizard.module.css';
import { QuestionStep } from './question-step';
import { RequirementsStep } from './requirements-step';
import { StarterCodeStep } from './starter-code-step';
import { TestCasesStep } from './test-cases-step';
import { useWizard } from './use-wizard';
import { type StepName, stepsOf, stepTitle } from './wizard-machine';

const bodies = {
  basic: BasicStep,
  requirements: RequirementsStep,
  testCases: TestCasesStep,
  starterCode: StarterCodeStep,
  question: QuestionStep,
  preview: PreviewStep,
} as const;

interface ProblemWizardProps {
  account: AccountKey;
  draftID: string;
  /** What was filled in before. */
  before: ProblemForm;
  parts: Parts;
}

/** One problem in the steps of its type. */
export function ProblemWizard({ account, draftID, before, parts }: ProblemWizardProps) {
  const wizard = useWizard(account, draftID, before);
  const { state, form, goTo, proceed, create, keep } = wizard;
  const { step, phase, focus } = state;
  const formElement = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try to leave a step leads to its fault anew
  useEffect(() => {
    if (focus === null) return;
    // A tab that has to be opened first is there with the next frame.
    const frame = requestAnimationFrame(() => {
      const field = formElement.current?.elements.namedItem(focus);
      if (field instanceof HTMLElement) field.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  const isFirstStep = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its heading
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else if (focus === null) heading.current?.focus();
  }, [step]);
  const steps = stepsOf(form.type);
  const at = steps.indexOf(step);
  const isLast = at === steps.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) create();
    else proceed();
  };
  const Body = bodies[step];
  const { base } = form;
  const isEditing = phase === 'editing';
  return (
    <Page
      title={base ? 'Edit problem' : 'Create a problem'}
      above={
        <BackLink
          from={undefined}
          fallback={base ? `/problems/${encodeURIComponent(base.id)}` : '/explore'}
          label={base ? 'Problem' : 'Explore'}
        />
      }
      intro={
        base
          ? `You are changing version ${base.version}. What you fill in is kept on this device until you save it.`
          : 'What you fill in is kept on this device as you type.'
      }
    >
      <StepDots
        steps={steps.map((name) => stepTitle(name, form.type))}
        current={at}
        onChoose={(index) => goTo(steps[index] as StepName)}
      />
      <form ref={formElement} className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.step} disabled={!isEditing}>
          <h2 ref={heading} tabIndex={-1}>
            {stepTitle(step, form.type)}
          </h2>
          <Body {...wizard} {...parts} />
        </fieldset>
        <div className={styles.ways}>
          {at > 0 && (
            <Button disabled={!isEditing} onClick={() => goTo(steps[at - 1] as StepName)}>
              Back
            </Button>
          )}
          {isLast && (
            <a
              href={`/problems/preview?draft=${encodeURIComponent(draftID)}`}
              target="_blank"
              rel="noopener"
              className={buttonClass('plain')}
              onPointerDown={() => void keep()}
            >
              Preview
            </a>
          )}
          <Button type="submit" look="primary" disabled={!isEditing}>
            {forward(isLast, isEditing, base !== null)}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function forward(isLast: boolean, isEditing: boolean, isSaved: boolean): string {
  if (!isLast) return 'Next';
  if (isSaved) return isEditing ? 'Save changes' : 'Saving…';
  return isEditing ? 'Create Problem' : 'Creating…';
}
