import type { Step } from '../../wizard/wizard-machine';
import type { ContestForm } from './contest-form';

type Field = Exclude<keyof ContestForm, 'carried' | 'base'>;

export const basic = {
  id: 'basic',
  title: 'Basic Details',
  forward: 'Create',
  fields: [
    ...(['name', 'openContestImmediately', 'startTime', 'openContestForever', 'endTime'] as const),
    ...(['timedContest', 'duration', 'lateSyncMinutes', 'freezeMinutes'] as const),
  ],
};
export const problems = {
  id: 'problems',
  title: 'Problems',
  forward: 'Proceed to Security',
  fields: ['problems', 'maxQuestions', 'randomizeQuestions'] as const,
};
export const security = {
  id: 'security',
  title: 'Security',
  forward: 'Proceed to Customization',
  fields: [
    ...(['enableProctored', 'maxWarnings', 'passwordProtected', 'password'] as const),
    ...(['emailRestriction', 'emailDomains', 'allowedEmails', 'public'] as const),
  ],
};
const customization = {
  id: 'customization',
  title: 'Customization',
  fields: [
    ...(['orgName', 'tags', 'customLogo', 'customBanner', 'description'] as const),
    ...(['eventRules', 'eventPrizes', 'eventFAQ', 'eventTerms', 'eventPrivacy'] as const),
  ],
};

/** CWIZ-2, CWIZ-10 */
export function stepsOf({
  base,
}: Pick<ContestForm, 'base'>): readonly (Step & { fields: readonly Field[] })[] {
  const first = base ? { ...basic, forward: 'Proceed to Problems' } : basic;
  return [first, problems, security, customization];
}
