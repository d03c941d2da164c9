import type { ContestForm } from './contest-form';
import type { StepIndex, WizardState } from './wizard-machine';

/** What the page around the steps says. */
export interface WizardWords {
  title: string;
  back: { fallback: string; label: string };
  intro: string;
  /** CWIZ-10, CWIZ-37: the way on from each step. */
  forward: readonly string[];
  busy: string;
}

export type Lock = 'none' | 'begun' | 'over';

/** The wizard as its steps see it. */
export interface Wizard {
  state: WizardState;
  form: ContestForm;
  /** What of a contest that is there stays as it is: nothing yet, all but texts and the end, all but texts. */
  lock: Lock;
  change(part: Partial<ContestForm>): void;
  /** What is wrong with a field of this step, once it is to be said. */
  faultOf(field: keyof ContestForm): string | undefined;
  goTo(step: StepIndex): void;
  proceed(): void;
  create(): void;
}
