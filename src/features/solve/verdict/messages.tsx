import type { ReactNode } from 'react';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of a submission's verdict, and of the results of its tests. */
export const messages = translated('features/solve/verdict', {
  beforeSubmit:
    'Submit sends your code to the judge. Without a network, it is saved on this device and sent automatically.',
  signIn: 'Sign in',
  signInTitle: 'Sign in to send your submission',
  signInToSend: (link: ReactNode) => <>{link}. Your submission is then sent automatically.</>,
  refusal: (error: string, message: string) => `${error} - ${message}`,
  sendAgain: 'Send again',
  discard: 'Discard',
  codeStays: 'Your code stays in the editor and on this device.',
  standing: { late: 'Late sync', held: 'Held for review', refused: 'Does not count' },
  judgeFailed: 'The judge failed, not your program',
  judgeFailedHint: 'This does not count against you. Submit again in a few minutes.',
  judged: 'Judged',
  judgedAgain: 'Rejudged',
  notRun: 'Not run',
  runningTest: (number: number, total: number) => `Running test ${number} of ${total}`,
  testsPassed: (passed: number, total: number) => `${passed} of ${counted(total, 'test')} passed`,
  score: (score: string) => `Score ${score}`,

  tests: 'Tests',
  test: (number: number) => `Test ${number}`,
  sample: (number: number) => `Sample ${number}`,
  exitCode: (exitCode: number) => `exit code ${exitCode}`,
  ranTwice: 'run twice',
  memoryNote: 'The memory value does not include what the language itself always needs.',
  memoryHiddenNote: 'The memory used in hidden tests is not shown during a contest.',
  hidden: 'hidden',

  groupsCaption: 'Points by test group',
  group: 'Group',
  verdict: 'Verdict',
  points: 'Points',
  pointsOf: (score: string, maxScore: string) => `${score} of ${maxScore}`,
  noPoints: 'none',
  allTests: 'All tests',
  samples: 'Samples',
  hiddenTests: 'Hidden tests',

  input: 'Input',
  expected: 'Expected',
  yourOutput: 'Your output',
  errorOutput: 'Error output',
  compiler: 'Compiler',
  stepThrough: 'Step through',
  checkerNote: 'Checker’s note',
  judgeNote: 'Judge’s note',
  checkerFault: 'Checker failure (only the problem’s creator sees this)',
  checkerComment: 'Checker’s comment (only the problem’s creator sees this)',
  /** Read by screen readers before a line that differs. */
  expectedLine: 'expected: ',
  differingLine: 'differs: ',
  moreLines: (count: number) => `… ${counted(count, 'more line')}`,
});
