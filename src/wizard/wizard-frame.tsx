import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { BackLink } from '../ui/back-link';
import { Button } from '../ui/button';
import { StepDots } from '../ui/layout/step-dots';
import { Page } from '../ui/page';
import { useNow } from '../ui/time/use-now';
import { FaultList } from './faults/fault-list';
import { focusFault } from './faults/focus-fault';
import { ForwardButton } from './forward-button';
import { messages } from './messages';
import type { OpenWizard } from './open-wizard';
import { useForm } from './use-fields';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import { publishedPage, type WizardTypes } from './wizard-definition';
import styles from './wizard-frame.module.css';

/** A wizard page: one step at a time. Focuses a fault, or the heading of a new step. */
export function WizardFrame<T extends WizardTypes>({ wizard }: { wizard: OpenWizard<T> }) {
  const { definition } = wizard;
  const form = useForm(wizard);
  const { parts } = useSnapshot(wizard.later) as typeof wizard.later;
  const { step, phase, focus, refusals } = useSnapshot(wizard.state).place;
  const steps = definition.steps(form);
  const current = steps.findIndex(({ id }) => id === step);
  const isLast = current === steps.length - 1;
  const isBusy = phase !== 'editing';
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const noteID = useId();
  useFocusAfterRemoval(element);
  // Re-renders, because locks depend on the time.
  useNow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal focuses its field again
  useEffect(() => {
    if (focus === null || !element.current) return;
    return focusFault(element.current, focus, heading.current);
  }, [refusals]);
  const isFirstStep = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its heading
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else if (focus === null) heading.current?.focus();
  }, [current]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) wizard.create();
    else wizard.proceed();
  };
  const Step = current === 0 ? definition.FirstStep : parts?.forms[step];
  const isLocked = parts?.isLocked?.(form, step) ?? false;
  return (
    <Page
      title={form.base ? messages.changeTitle(definition.what) : messages.newTitle(definition.what)}
      above={<BackLink from={undefined} {...backOf(wizard)} />}
      actions={parts?.Actions && <parts.Actions wizard={wizard} />}
      intro={form.base ? messages.changeIntro(form.base.version) : messages.newIntro}
    >
      <StepDots
        steps={steps.map(({ title }) => title)}
        current={current}
        onChoose={(index) => wizard.goTo(steps[index]?.id ?? step)}
      />
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        {parts?.Notice && (
          <div className={styles.notice}>
            <parts.Notice wizard={wizard} />
          </div>
        )}
        <FaultList wizard={wizard} form={element} />
        <fieldset className={styles.step} disabled={isBusy || isLocked}>
          <h2 ref={heading} tabIndex={-1}>
            {steps[current]?.title}
          </h2>
          {Step && <Step wizard={wizard} />}
        </fieldset>
        <div className={styles.ways}>
          {current > 0 && (
            <Button disabled={isBusy} onClick={() => wizard.goTo(steps[current - 1]?.id ?? step)}>
              {messages.back}
            </Button>
          )}
          {isLast && parts && <parts.PreviewLink wizard={wizard} />}
          <div className={styles.forward}>
            <p id={noteID}>
              {isLast ? lastNote(wizard) : messages.nextStep(steps[current + 1]?.title ?? '')}
            </p>
            <ForwardButton
              {...{ phase, noteID }}
              label={
                isBusy || isLast ? lastLabel(wizard, isBusy) : (steps[current]?.forward ?? messages.next)
              }
              onCancel={wizard.cancel}
            />
          </div>
        </div>
      </form>
    </Page>
  );
}

function backOf<T extends WizardTypes>({ definition, current }: OpenWizard<T>) {
  const { what, folder, back } = definition;
  const form = current();
  if (!form.base) return back;
  return { fallback: publishedPage(folder, definition.publishedID(form)), label: messages.name(what) };
}

function lastLabel<T extends WizardTypes>({ definition, current }: OpenWizard<T>, isBusy: boolean): string {
  if (current().base) return isBusy ? messages.saving : messages.saveChanges;
  return isBusy ? messages.creating : definition.createLabel;
}

function lastNote<T extends WizardTypes>({ definition, current }: OpenWizard<T>): string {
  const form = current();
  return form.base ? messages.publishesChanges : definition.publishNote(form);
}
