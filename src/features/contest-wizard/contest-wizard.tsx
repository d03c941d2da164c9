import { type FormEvent, useEffect, useRef } from 'react';
import type { AccountKey } from '../../data/account';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { StepDots } from '../../ui/step-dots';
import { BasicStep } from './basic-step';
import type { ContestForm } from './contest-form';
import type { InChange } from './in-change';
import { useWizard } from './use-wizard';
import type { WizardWords } from './wizard';
import styles from './wizard.module.css';
import { type StepIndex, steps } from './wizard-machine';

const newContest: WizardWords = {
  title: 'Create a contest',
  back: { fallback: '/contests', label: 'Contests' },
  intro: 'What you fill in is kept on this device as you type.',
  forward: ['Create', 'Proceed to Security', 'Proceed to Customization', 'Create'],
  busy: 'Creating…',
};

interface ContestWizardProps {
  account: AccountKey;
  creatorName: string;
  draftID: string;
  /** What was filled in before. */
  before: ContestForm;
  /** The contest is there already. */
  inChange: InChange | null;
}

/** One contest in four steps. */
export function ContestWizard({ account, creatorName, draftID, before, inChange }: ContestWizardProps) {
  const wizard = useWizard(account, draftID, before, inChange);
  const { state, later, form, lock, goTo, proceed, create } = wizard;
  const { title, back, intro, forward, busy } = inChange?.words ?? newContest;
  const { step, phase, focus } = state;
  // Nothing of these two is a text.
  const isLocked = lock !== 'none' && (step === 1 || step === 2);
  const formElement = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try to leave a step leads to its fault anew
  useEffect(() => {
    if (focus === null) return;
    const field = formElement.current?.elements.namedItem(focus);
    if (field instanceof HTMLElement) field.focus();
  }, [state]);
  const isFirstStep = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its heading
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else if (focus === null) heading.current?.focus();
  }, [step]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 3) create();
    else proceed();
  };
  const bodies = [BasicStep, later?.ProblemsStep, later?.SecurityStep, later?.CustomizationStep] as const;
  const Body = bodies[step];
  return (
    <Page title={title} above={<BackLink from={undefined} {...back} />} intro={intro}>
      <StepDots steps={steps} current={step} onChoose={(index) => goTo(index as StepIndex)} />
      <form ref={formElement} className={styles.form} noValidate onSubmit={submit}>
        {inChange && <inChange.LockNotice {...wizard} />}
        <fieldset className={styles.step} disabled={phase !== 'editing' || isLocked}>
          <h2 ref={heading} tabIndex={-1}>
            {steps[step]}
          </h2>
          {Body && <Body {...wizard} />}
        </fieldset>
        <div className={styles.ways}>
          {step > 0 && (
            <Button disabled={phase !== 'editing'} onClick={() => goTo((step - 1) as StepIndex)}>
              Back
            </Button>
          )}
          {step === 3 && later && (
            <later.PreviewLink form={form} draftID={draftID} creatorName={creatorName} />
          )}
          <Button type="submit" look="primary" disabled={phase !== 'editing'}>
            {phase === 'editing' ? forward[step] : busy}
          </Button>
        </div>
      </form>
    </Page>
  );
}
