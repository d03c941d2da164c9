import type { SolutionOrder } from '../../../contract/entities/problem/shared-solution';
import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts of the solutions of others. */
export const messages = translated('features/solutions', {
  title: 'Solutions of others',
  titleOf: (problem: string) => `Solutions: ${problem}`,
  back: 'Problem',
  intro: 'Accepted programs of people who share theirs. The best of each person and language is listed.',

  share: 'Share my accepted solutions, of all problems, with people who have solved the same problem',
  shareHint:
    'Your name appears with them. Solutions that you sent in a contest are shared only after it is over. You can change this at any time.',
  shareFailed: 'The setting could not be saved on this device. Free some space and try again.',

  language: 'Language',
  allLanguages: 'All languages',
  order: 'Order',
  orders: {
    shortest: 'Shortest first',
    fastest: 'Fastest first',
    newest: 'Newest first',
  } satisfies Record<SolutionOrder, string>,

  count: (total: number) => counted(total, 'solution'),
  none: 'Nobody shares a solution here yet',
  noneHint: 'Be the first: turn on sharing above.',
  noneOffline: 'These solutions are not on this device',
  noneOfflineHint: 'They are kept on this device after you have looked at them once.',
  asOf: (moment: string) => `You are offline. This was the state at ${moment}.`,
  notAvailable: 'Not available',
  signIn: 'Sign in to see the solutions of others after you have solved the problem.',
  signInLink: 'Sign in',
  solve: 'Solve the problem',
  more: 'Show more',
  all: 'Show all solutions',
  gone: 'This solution is not shared any more',
  failed: (message: string) => `The solutions could not be loaded. ${message}`,
  retry: 'Try again',

  bytes: (bytes: number) => counted(bytes, 'byte'),
  report: 'Report',
  reportOf: (name: string) => `Report the solution of ${name}`,
  reportTitle: 'Report a solution',
  reason: 'What is wrong with it?',
  reasonHint: 'Administrators read your report, with a link to the solution.',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Your report is saved and will be sent to the administrators.',
  notSent: 'The report could not be saved on this device. Free some space and try again.',
});
