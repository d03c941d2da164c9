import type { Wizard } from '../../wizard/wizard';
import type { ContestForm } from './contest-form';

interface Context {
  creatorName: string;
}

export interface ContestWizardTypes {
  what: 'contest';
  form: ContestForm;
  context: Context;
}
export type ContestWizard = Wizard<ContestForm, Context>;
