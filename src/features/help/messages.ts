import type { HelpPart } from '../../../contract/entities/problem/problem-help';
import { translated } from '../../lib/translation';

/** Texts of hints and editorials. */
export const messages = translated('features/help', {
  title: 'Help',
  hints: (count: number) => `Hints (${count})`,
  editorial: 'Editorial',
  solutions: 'Solutions of others',
  loading: 'Loading…',

  hint: (number: number) => `Hint ${number}`,
  show: {
    hint1: 'Show hint 1',
    hint2: 'Show hint 2',
    hint3: 'Show hint 3',
    editorial: 'Read the editorial',
  } satisfies Record<HelpPart, string>,
  recorded: 'Each hint that you open is recorded for you and for the teachers of your classes.',
  notRecorded: 'You are signed out, so opened hints are remembered on this device only.',
  notSaved: 'This could not be saved on this device. Free some space and try again.',

  notSolved: 'You have not solved this problem yet. Do you want to read the solution?',
  notSolvedRecorded: 'It is recorded that you read the editorial before solving.',

  closed: (until: string) =>
    `A contest runs with this problem. Hints and the editorial are closed until ${until}.`,
  withheld:
    'A contest runs with this problem. Hints and the editorial appear here when it is over and the app has fetched the problem again.',
  later: (from: string) =>
    `This problem belongs to an assignment of your class. The editorial can be read from ${from}.`,
  laterPassed: 'The editorial can be read now. The app fetches it when there is a network.',

  programs: 'Programs',
});
