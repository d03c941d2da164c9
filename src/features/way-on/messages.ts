import { translated } from '../../lib/translation';

/** Texts below an accepted submission. */
export const messages = translated('features/way-on', {
  next: 'What next',
  nextIn: (challenge: string) => `Next in “${challenge}”`,
  finished: (challenge: string) => `You have solved every problem of “${challenge}”.`,
  toChallenge: 'Open the challenge',
  editorial: 'Editorial',
  solutions: 'Solutions of others',
  similar: 'Similar problems',
  allProblems: 'Find another problem',
});
