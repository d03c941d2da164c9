import { incompleteProblemText } from '../../../contract/rules/problem-validity';
import { sentence } from '../../lib/translation';
import type { WizardDefinition } from '../../wizard/wizard-definition';
import { messages } from './messages';
import { problemDrafts } from './problem-draft';
import { formFields, leaveMessage, stepsOf } from './steps';
import { BasicStep } from './steps/basic-step';
import type { ProblemWizardTypes } from './wizard-types';

/** PWIZ-40 */
const messageMs = 5000;

export const problemWizard: WizardDefinition<ProblemWizardTypes> = {
  what: 'problem',
  folder: '/problems',
  back: { fallback: '/explore', label: messages.wizard.backToExplore },
  createLabel: messages.wizard.create,
  publishNote: ({ public: isPublic }) =>
    isPublic ? messages.wizard.publishesForAll : messages.wizard.publishesForContests,
  confirmMs: 0,
  isChangeFree: false,
  drafts: problemDrafts,
  steps: stepsOf,
  formFields,
  faultText: ({ field, message }) => {
    const index = /^testCases\.(\d+)\./.exec(field)?.[1];
    return index === undefined ? message : messages.wizard.caseFaults(Number(index) + 1, [message]);
  },
  FirstStep: BasicStep,
  load: async () => (await import('./later-parts')).laterParts,
  leaveMessage,
  // PWIZ-33
  incomplete: { text: sentence(incompleteProblemText), durationMs: messageMs },
  publishedID: ({ base }) => base?.id ?? '',
  // PWIZ-37, D-16
  createdPage: ({ createdID }) =>
    createdID === undefined ? undefined : `/problems/${encodeURIComponent(createdID)}`,
  // PWIZ-38 … PWIZ-40
  refused: (description) => ({ text: messages.wizard.createFailed, description, durationMs: messageMs }),
};
