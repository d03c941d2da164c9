import type { Step } from '../../wizard/wizard-machine';
import type { ContestForm } from './contest-form';
import { messages } from './messages';

type Field = Exclude<keyof ContestForm, 'carried' | 'base'>;

export const basic = {
  id: 'basic',
  title: messages.steps.basic,
  forward: messages.wizard.create,
  fields: [
    ...(['name', 'openContestImmediately', 'startTime', 'openContestForever', 'endTime'] as const),
    ...(['timedContest', 'duration', 'lateSyncMinutes', 'freezeMinutes'] as const),
  ],
};
export const problems = {
  id: 'problems',
  title: messages.steps.problems,
  forward: messages.steps.toSecurity,
  fields: [
    ...(['problems', 'problemPoints', 'maxQuestions', 'randomizeQuestions'] as const),
    ...(['scoring', 'penaltyMinutes'] as const),
  ],
};
export const security = {
  id: 'security',
  title: messages.steps.security,
  forward: messages.steps.toCustomization,
  fields: [
    ...(['enableProctored', 'maxWarnings', 'warningSeconds', 'passwordProtected', 'password'] as const),
    ...(['emailRestriction', 'emailDomains', 'allowedEmails', 'public', 'openForPractice'] as const),
  ],
};
const customization = {
  id: 'customization',
  title: messages.steps.customization,
  fields: [
    ...(['orgName', 'tags', 'customLogo', 'customBanner', 'description'] as const),
    ...(['eventRules', 'eventPrizes', 'eventFAQ', 'eventTerms', 'eventPrivacy'] as const),
  ],
};

/** CWIZ-2, CWIZ-10 */
export function stepsOf({
  base,
}: Pick<ContestForm, 'base'>): readonly (Step & { fields: readonly Field[] })[] {
  const first = base ? { ...basic, forward: messages.steps.toProblems } : basic;
  return [first, problems, security, customization];
}
