import type { LaterParts } from '../../wizard/wizard-definition';
import { CommentsAction } from './comments-action';
import { Conflict } from './conflict/conflict';
import { toFormPath } from './form-path';
import { PublishDialog } from './jury/publish-dialog';
import { checkBeforePublishing } from './jury/publish-jury';
import { changeOf, readOwn } from './own-problem';
import { PreviewLink } from './preview-link';
import { checkForm } from './problem-faults';
import { PreviewStep } from './steps/preview-step';
import { QuestionStep } from './steps/question-step';
import { RequirementsStep } from './steps/requirements-step';
import { StarterCodeStep } from './steps/starter-code-step';
import { TestCasesStep } from './steps/test-cases-step';
import type { ProblemWizardTypes } from './wizard-types';

export const laterParts: LaterParts<ProblemWizardTypes> = {
  forms: {
    requirements: RequirementsStep,
    testCases: TestCasesStep,
    starterCode: StarterCodeStep,
    question: QuestionStep,
    preview: PreviewStep,
  },
  PreviewLink,
  Notice: PublishDialog,
  Actions: CommentsAction,
  beforeSending: checkBeforePublishing,
  check: checkForm,
  toFormPath,
  changeOf,
  readOwn,
  Conflict,
};
