import type { ContestForm } from './contest-form';
import type { StepIndex, WizardState } from './wizard-machine';

/** The wizard as its steps see it. */
export interface Wizard {
  state: WizardState;
  form: ContestForm;
  change(part: Partial<ContestForm>): void;
  /** What is wrong with a field of this step, once it is to be said. */
  faultOf(field: keyof ContestForm): string | undefined;
  goTo(step: StepIndex): void;
  proceed(): void;
  create(): void;
}
