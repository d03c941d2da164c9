/** The feature-specific part of a wizard. */
import type { ComponentType, ReactNode } from 'react';
import type { Creation, CreationKind, CreationRows } from '../data/wizards/creations';
import type { DraftFormat } from './drafts';
import type { Wizard, WizardForm } from './wizard';
import type { Fault, Message, Step, WizardRules } from './wizard-machine';

export interface WizardTypes {
  what: CreationKind;
  form: WizardForm;
  context: unknown;
}

export type StepForm<T extends WizardTypes> = (props: {
  wizard: Wizard<T['form'], T['context']>;
}) => ReactNode;

export type Checked<Payload> = { payload: Payload; faults: [] } | { payload: null; faults: Fault[] };

/** The published form. `isUnreached`: no server answered. */
export type OwnForm<Form> = { ok: true; form: Form } | { ok: false; message: string; isUnreached: boolean };

/** `fields`: what the server found, by paths of the payload. */
export type SaveAnswer =
  | { ok: true; version: number }
  | { ok: false; message: string; fields?: readonly { path: string; message: string }[] };

/** A change that started from an older version than the published one. */
export interface ConflictProps<Form> {
  mine: Form;
  theirs: Form;
  /** Continues with this form, based on the newest version. */
  onChoose(form: Form): void;
}

/** Parts that the first step does not need. Loaded after the page, or when the user continues. */
export interface LaterParts<T extends WizardTypes> {
  /** All forms except the first, by step id. */
  forms: Readonly<Record<string, StepForm<T>>>;
  PreviewLink: StepForm<T>;
  Notice?: StepForm<T>;
  /** Beside the title, outside the form. */
  Actions?: StepForm<T>;
  isLocked?(form: T['form'], step: string): boolean;
  check(form: T['form']): Checked<Creation<T['what']>>;
  /** Where the form has what is at a path of the payload. Default: at the same path. */
  toFormPath?(form: T['form'], path: string): string;
  /** Last check of a valid form. Null: the user goes back. */
  beforeSending?(
    wizard: Wizard<T['form'], T['context']>,
    payload: Creation<T['what']>,
    form: T['form'],
  ): Promise<Creation<T['what']> | null>;
  /** A change that goes through the outbox. Without it, `saveChanges`. */
  changeOf?(payload: Creation<T['what']>, form: T['form']): Creation<'problemChange'>;
  /** Saves a new published version. Needs a network. */
  saveChanges?(payload: Creation<T['what']>, form: T['form']): Promise<SaveAnswer>;
  /** The published form with its `base`. Returns network failures. */
  readOwn(publishedID: string): Promise<OwnForm<T['form']>>;
  copyOf?(form: T['form']): T['form'];
  /** Shows both changes, and offers to merge them. */
  Conflict?: ComponentType<ConflictProps<T['form']>>;
}

export interface WizardDefinition<T extends WizardTypes>
  extends Pick<WizardRules, 'leaveMessage' | 'incomplete'> {
  what: T['what'];
  /** Base path of the wizard and the published pages. */
  folder: '/contests' | '/problems';
  back: { fallback: string; label: string };
  createLabel: string;
  /** What the last button does, and for whom. */
  publishNote(form: T['form']): string;
  /** How long the user can cancel; 0: sent at once. */
  confirmMs: number;
  /** In a change, all steps are open at any time. */
  isChangeFree: boolean;
  drafts: DraftFormat<T['form']>;
  /** May depend on the form. */
  steps(form: T['form']): readonly Step[];
  /** The form's fields behind a member of the payload that has another name. */
  formFields?: Readonly<Record<string, readonly (keyof T['form'] & string)[]>>;
  /** How a list of faults names one that its field does not show. Default: its message. */
  faultText?(fault: Fault): string;
  FirstStep: StepForm<T>;
  load(): Promise<LaterParts<T>>;
  publishedID(form: T['form']): string;
  /** The page after creation; undefined: the folder. */
  createdPage(row: CreationRows[T['what']]): string | undefined;
  refused(reason: string): Message;
}

type Folder = WizardDefinition<WizardTypes>['folder'];
export const wizardAddress = (folder: Folder) => `${folder}/create` as const;
export const publishedPage = (folder: Folder, publishedID: string) =>
  `${folder}/${encodeURIComponent(publishedID)}`;
