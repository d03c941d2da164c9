import type { LaterParts } from '../../wizard/wizard-definition';
import { checkForm, toFormPath } from './contest-faults';
import { isLocked } from './lock';
import { LockNotice } from './lock-notice';
import { copyOf, readOwn, saveChanges } from './own-contest';
import { PreviewLink } from './preview-link';
import { CustomizationStep } from './steps/customization-step';
import { ProblemsStep } from './steps/problems-step';
import { SecurityStep } from './steps/security-step';
import type { ContestWizardTypes } from './wizard-types';

export const laterParts: LaterParts<ContestWizardTypes> = {
  forms: { problems: ProblemsStep, security: SecurityStep, customization: CustomizationStep },
  PreviewLink,
  Notice: LockNotice,
  isLocked,
  toFormPath: (_form, path) => toFormPath(path),
  check: (form) => checkForm(form, Date.now()),
  saveChanges,
  readOwn,
  copyOf,
};
