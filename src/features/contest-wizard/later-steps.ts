/** What the first step does not need: the other steps, what sends, and the contract's schemas that say what is wrong. Loaded together. */
export { checkForm } from './contest-faults';
export { CustomizationStep } from './customization-step';
export { PreviewLink } from './preview-link';
export { ProblemsStep } from './problems-step';
export { SecurityStep } from './security-step';
export { sendContest } from './send-contest';
