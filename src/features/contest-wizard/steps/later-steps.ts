/** What the first step does not need: the other steps, what sends, and the contract's schemas that say what is wrong. Loaded together. */
export { checkForm } from '../contest-faults';
export { PreviewLink } from '../preview-link';
export { sendContest } from '../send-contest';
export { CustomizationStep } from './customization-step';
export { ProblemsStep } from './problems-step';
export { SecurityStep } from './security-step';
