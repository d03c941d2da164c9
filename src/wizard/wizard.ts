import type { Place, PlacedFault } from './wizard-machine';

export interface WizardForm {
  /** The published version being changed; null: a new item. */
  base: { version: number } | null;
}

/** Shared valtio state of an open wizard; only the wizard writes to it. */
export interface WizardState<Form> {
  /** Each field is tracked separately; values are plain data, replaced as a whole. */
  form: Form;
  place: Place;
  faults: PlacedFault[];
  /** Why the server refused it, until the next attempt. */
  refusal: string | null;
}

export interface Wizard<Form extends WizardForm, Context = unknown> {
  state: WizardState<Form>;
  draftID: string;
  context: Context;
  current(): Form;
  change(part: Partial<Form>): void;
  /** Back to the first step, because the steps changed. */
  restart(): void;
  goTo(step: string): void;
  proceed(): void;
  create(): void;
  /** Opens the step of a fault and focuses its field. */
  show(fault: PlacedFault): void;
  /** Resolves once the draft is on disk. */
  saveNow(): Promise<void>;
}
