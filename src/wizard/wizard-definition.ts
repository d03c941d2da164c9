/** What a feature says about its wizard. Everything else is the same for all wizards. */
import type { ReactNode } from 'react';
import type { Creation, CreationKind, CreationRows } from '../data/work/creations';
import type { DraftFormat } from './drafts';
import type { Wizard, WizardForm } from './wizard';
import type { Fault, Message, Step, WizardRules } from './wizard-machine';

/** The types of one wizard. */
export interface WizardTypes {
  what: CreationKind;
  form: WizardForm;
  /** What the route hands to the forms. */
  context: unknown;
}

/** The form of one step. */
export type StepForm<T extends WizardTypes> = (props: {
  wizard: Wizard<T['form'], T['context']>;
}) => ReactNode;

/** What the contract makes of a form, or what is wrong with it. */
export type Checked<Payload> = { payload: Payload; faults: [] } | { payload: null; faults: Fault[] };

/** What is published, as the server has it. `isUnreached`: the server could not be asked now. */
export type OwnForm<Form> = { ok: true; form: Form } | { ok: false; message: string; isUnreached: boolean };

export type SaveAnswer = { ok: true; version: number } | { ok: false; message: string };

/** What the first step does not need. Loaded once the page is complete, or earlier when the user goes on. */
export interface LaterParts<T extends WizardTypes> {
  /** The forms of all steps but the first, by their ids. */
  forms: Readonly<Record<string, StepForm<T>>>;
  /** Beside the button of the last step. */
  PreviewLink: StepForm<T>;
  /** Above every step. */
  Notice?: StepForm<T>;
  /** Nothing of this step can be changed now. */
  isLocked?(form: T['form'], step: string): boolean;
  check(form: T['form']): Checked<Creation<T['what']>>;
  /** Makes it the next version of what is published. Needs a network. */
  saveChanges(payload: Creation<T['what']>, form: T['form']): Promise<SaveAnswer>;
  /** The form of what is published, with its `base`. Never throws for what the network does. */
  readOwn(publishedID: string): Promise<OwnForm<T['form']>>;
  /** What a copy of it begins with. */
  copyOf?(form: T['form']): T['form'];
}

export interface WizardDefinition<T extends WizardTypes>
  extends Pick<WizardRules, 'leaveMessage' | 'incomplete'> {
  what: T['what'];
  /** The address below which the wizard and what it makes are. */
  folder: '/contests' | '/problems';
  /** Where the link above something new leads. */
  back: { fallback: string; label: string };
  createLabel: string;
  /** How long a valid form waits in which the user can cancel; 0: it is sent at once. */
  confirmMs: number;
  /** The user can open every step of a change at any time. */
  isChangeFree: boolean;
  drafts: DraftFormat<T['form']>;
  /** They may depend on what is filled in. */
  steps(form: T['form']): readonly Step[];
  FirstStep: StepForm<T>;
  load(): Promise<LaterParts<T>>;
  /** Of what is being changed. */
  publishedID(form: T['form']): string;
  /** Where the user goes once the server has created it; undefined: to the folder. */
  createdPage(row: CreationRows[T['what']]): string | undefined;
  refused(reason: string): Message;
}

const names: Record<CreationKind, string> = { contest: 'Contest', problem: 'Problem' };
export const nameOf = (what: CreationKind) => names[what];
export const newTitle = (what: CreationKind) => `Create a ${what}`;
export const changeTitle = (what: CreationKind) => `Edit ${what}`;

type Folder = WizardDefinition<WizardTypes>['folder'];
export const wizardAddress = (folder: Folder) => `${folder}/create` as const;
export const publishedPage = (folder: Folder, publishedID: string) =>
  `${folder}/${encodeURIComponent(publishedID)}`;
