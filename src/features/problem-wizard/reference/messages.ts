import { type Language, languageLabels } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts about the author's own solution. */
export const messages = translated('features/problem-wizard/reference', {
  title: 'Check before you publish',
  places: {
    device:
      'Your own solution runs on every case, on this device. It is saved with the draft, and not published.',
    judge:
      'Your own solution runs on every case, on the judge. It is saved with the draft, and not published.',
    nowhere: 'Your own solution runs on every case. It is saved with the draft, and not published.',
  },
  language: 'Language of your solution',
  solution: 'Your solution',
  run: 'Run on all cases',
  runOnJudge: 'Run on the judge',
  cancel: 'Cancel',
  running: 'Running…',
  preparing: 'Preparing the runtime…',
  sending: 'Sending to the judge…',
  queued: 'Queued at the judge…',
  runningOnJudge: 'The judge is running your solution…',
  judgeFailed:
    'The judge could not run your solution. Your program did not cause this. Try again in a moment.',
  checkerFailed: 'Your checker does not compile.',
  offline: (language: Language) =>
    `${languageLabels[language]} runs only on the judge, and you are offline. Check the problem later, write the solution in another language, or create the problem without a check.`,
  compilerOutput: 'Compiler output',
  results: 'Results by case',
  caseResult: (number: number) => `Case ${number}`,
  allMatch: (count: number) =>
    count === 1 ? 'The only case is as expected.' : `All ${count} cases as expected.`,
  someMatch: (matching: number, count: number) => `${matching} of ${counted(count, 'case')} as expected.`,
  ranOnJudge: (total: string) => `${total} Ran on the judge.`,
  ranOnDevice: (total: string) => `${total} Ran on this device.`,
  expected: 'Expected',
  output: 'Output',
  errorOutput: 'Error output',
  outputCut: 'The output is longer than shown here.',
  useOutput: 'Use this output as the expected output',

  asExpected: 'As expected.',
  different: 'The output is not as expected.',
  undecided: 'Finished. Only the judge can run your checker.',
  compileError: 'The program does not compile.',
  runtimeError: 'The program ended with an error.',
  timeLimit: 'The program took too long.',
  memoryLimit: 'The program needed too much memory.',
  outputLimit: 'The program wrote too much output.',
  cancelled: 'Cancelled.',
  noRuntime: 'The runtime of this language is not on this device. You can download it under Offline use.',
  judgeOnly: 'This program cannot run in a browser.',
  notRun: 'Not run.',
});
