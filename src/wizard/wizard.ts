import type { Place, PlacedFault } from './wizard-machine';

/** What the fields of a wizard hold, as the user types it. */
export interface WizardForm {
  /** The published version that is being changed; null: something new. */
  base: { version: number } | null;
}

/** What all forms of an open wizard share, as a valtio proxy. Only the wizard writes to it. */
export interface WizardState<Form> {
  /** Each field is tracked by itself. Its value is plain data, and is replaced as a whole. */
  form: Form;
  place: Place;
  /** Those to be shown on this step. */
  faults: PlacedFault[];
}

/** A wizard at work on one draft, as the forms of its steps see it. */
export interface Wizard<Form extends WizardForm, Context = unknown> {
  state: WizardState<Form>;
  draftID: string;
  /** What the route handed in. */
  context: Context;
  /** What is filled in at this moment, as plain data. */
  current(): Form;
  change(part: Partial<Form>): void;
  /** Back to the first step: the steps are others now. */
  restart(): void;
  goTo(step: string): void;
  proceed(): void;
  create(): void;
  /** Resolves once the draft is on the disk. */
  saveNow(): Promise<void>;
}
