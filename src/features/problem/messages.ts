import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts of the problem page. */
export const messages = translated('features/problem', {
  title: 'Problem',
  titleOf: (problemID: string) => `Problem ${problemID}`,
  backToExplore: 'Explore',
  maybeInvited: 'If somebody invited you to write or test it, accept the invitation first:',
  ownProblems: 'My problems',
  solve: 'Solve',
  answer: 'Answer',
  aside: 'Statistics and your submissions',

  ownTitle: 'Your submissions',
  ownEmpty: 'No submissions yet.',
  ownEmptyOnDevice: 'No submissions from this device yet.',
  ownEarlier: (count: number) => `And ${counted(count, 'earlier submission')}.`,
  onOtherDevice: (what: string) => `${what}, on another device`,
  answered: 'Answer',
  correct: 'Correct',
  incorrect: 'Incorrect',
  verdictPending: 'Verdict',
  resultPending: 'Result',

  statistics: 'Statistics',
  statisticsOffline: 'Not on this device. Statistics are downloaded when you are online.',
  statisticsMissing: 'The statistics could not be loaded.',
  asOf: (time: string) => `As of ${time}.`,
  noSubmissions: 'Nobody has submitted anything yet.',
  solvedBy: 'Solved by',
  solvers: (solvers: number, accounts: number) =>
    accounts === 0 ? 'no accounts yet' : `${solvers} of ${counted(accounts, 'account')}`,
  accepted: 'Accepted',
  acceptedOf: (accepted: number, submissions: number, percent: number) =>
    `${accepted} of ${counted(submissions, 'submission')}, ${percent} %`,
  byLanguage: 'By language',
  language: 'Language',
  submissions: 'Submissions',
});
