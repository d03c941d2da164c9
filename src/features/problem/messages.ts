import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts of the problem page. */
export const messages = translated('features/problem', {
  title: 'Problem',
  titleOf: (problemID: string) => `Problem ${problemID}`,
  backToExplore: 'Explore',
  solve: 'Solve',
  answer: 'Answer',
  aside: 'Statistics and your submissions',

  edit: 'Edit',
  savePackage: 'Save as a package',
  testDataOffline: 'You are offline, and the test data is on the server.',
  testDataOfflineHint: 'If you have a draft of your changes, you can save the package from its last step.',
  remove: 'Delete',
  removeTitle: 'Delete this problem?',
  removeWarning: 'It will no longer be listed. Other users keep their submissions. You cannot undo this.',
  removeCancel: 'Keep it',
  removeConfirm: 'Delete permanently',
  removed: 'The problem was deleted.',

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
