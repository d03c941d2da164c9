import type { WizardDefinition } from '../../wizard/wizard-definition';
import { newForm, readForm } from './contest-form';
import { messages } from './messages';
import { stepsOf } from './steps';
import { BasicStep } from './steps/basic-step';
import { isFeatured } from './to-contest';
import type { ContestWizardTypes } from './wizard-types';

export const contestWizard: WizardDefinition<ContestWizardTypes> = {
  what: 'contest',
  folder: '/contests',
  back: { fallback: '/contests', label: messages.wizard.backToContests },
  createLabel: messages.wizard.create,
  publishNote: (form) =>
    isFeatured(form) ? messages.wizard.publishesForAll : messages.wizard.publishesForLink,
  // LIM-15
  confirmMs: 2000,
  isChangeFree: true,
  drafts: {
    kind: 'contest',
    newForm: () => newForm(Date.now()),
    readForm: (value) => readForm(value, Date.now()),
    nameOf: ({ name }) => name.trim(),
  },
  steps: stepsOf,
  FirstStep: BasicStep,
  load: async () => (await import('./later-parts')).laterParts,
  // CWIZ-24
  leaveMessage(_step, faults) {
    const none = faults.find(({ field }) => field === 'problems');
    return none ? { text: none.message, tone: 'alert' } : null;
  },
  incomplete: { text: messages.wizard.validationFailed },
  publishedID: ({ base }) => base?.slug ?? '',
  createdPage: ({ redirect }) => redirect,
  // CWIZ-58
  refused: (reason) => ({ text: messages.wizard.createFailed(reason) }),
};
