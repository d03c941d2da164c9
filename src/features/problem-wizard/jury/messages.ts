import { juryLimits, type Language, languageLabels, sourceBytesMax } from '../../../../contract/limits';
import type { JuryExpectation } from '../../../../contract/rules/jury/jury-difference';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';
import { byteLimit } from '../../../wizard/byte-limit';

/** Texts of the jury solutions. */
export const messages = translated('features/problem-wizard/jury', {
  title: 'Jury solutions',
  note: 'Programs with a known result. They check your test cases, the checker and the limits before you publish. Only you, co-authors and testers see them.',
  tabs: 'Jury solutions',
  order: 'Order of the solutions',
  add: 'Add solution',
  addFiles: 'Add programs',
  addFilesHint: `Or drop them here. A name such as slow.py or wa.cpp sets the expected result. At most ${juryLimits.solutionsMax} solutions of ${byteLimit(sourceBytesMax)} each.`,
  added: (count: number) => `${counted(count, 'solution')} added.`,
  skipped: {
    language: (name: string) =>
      `${name} is not added: it is not a program in C++, Java, Python or JavaScript.`,
    size: (name: string) => `${name} is not added: it is longer than ${byteLimit(sourceBytesMax)}.`,
    text: (name: string) => `${name} is not added: it is empty, or not UTF-8 text.`,
    full: (name: string) =>
      `${name} is not added: a problem has at most ${juryLimits.solutionsMax} solutions.`,
  },
  name: 'File name',
  language: 'Language of your solution',
  program: 'Your solution',
  remove: 'Remove solution',
  expected: 'Expected result',
  expectations: {
    accepted: 'Accepted',
    wrongAnswer: 'Wrong answer',
    timeLimit: 'Time limit exceeded',
    runTimeError: 'Run-time error',
    acceptedOrTimeLimit: 'Accepted or time limit exceeded',
    rejected: 'Anything but accepted',
  } satisfies Record<JuryExpectation, string>,
  anyOf: (verdicts: string) => `One of: ${verdicts}`,
  points: 'Expected points',
  pointsHint: 'Optional. Of the whole problem.',
  fromPackage: (count: number) =>
    `The package has ${counted(count, 'rule')} about groups of test cases for this solution.`,
  keptFiles: (count: number) =>
    `The export also has ${counted(count, 'other file')} of the package, which the judge does not use.`,

  results: 'Results',
  runAll: 'Run all solutions',
  runAllHere: 'Run all on the samples',
  cancel: 'Cancel',
  running: (done: number, total: number) => `${done} of ${total} solutions are done…`,
  offline:
    'You are offline: solutions run on this device, on the samples. The judge runs all test cases when you publish.',
  offlineLanguages: (languages: readonly Language[]) =>
    `Not run on this device: ${languages.map((language) => languageLabels[language]).join(', ')}.`,
  allAsExpected: (count: number) =>
    count === 1
      ? 'The only solution has the expected result.'
      : `All ${count} solutions have their expected results.`,
  someDiffer: (count: number) =>
    count === 1
      ? 'One solution has another result than expected.'
      : `${count} solutions have another result than expected.`,
  table: 'Results of the jury solutions',
  solution: 'Solution',
  result: 'Result',
  slowest: 'Slowest',
  memory: 'Memory',
  caseColumn: (number: number) => `Case ${number}`,
  groupPoints: (score: number, max: number) => `${score} of ${max}`,
  moreCases: (count: number) => `Show ${counted(count, 'more case')}`,
  notRun: 'Not run',
  changed: 'Changed since the last run',
  waiting: 'Waiting…',
  onDevice: 'samples, on this device',
  differs: 'Differs',
  cell: (verdict: string, time: string, memory: string) => `${verdict}, ${time}, ${memory}`,
  notJudged: 'The judge could not run it. The program did not cause this.',
  checkerFailed: 'The checker does not compile.',
  log: (name: string) => `Messages: ${name}`,

  limit: {
    title: 'Time limit',
    current: (seconds: string) => `Current limit: ${seconds} s.`,
    unknown:
      'Run all solutions to get a proposal. At least one must be expected to be accepted, and all of these must pass.',
    formula: (name: string, ms: string, factor: number, seconds: string) =>
      `Slowest accepted solution: ${name}, ${ms} × ${factor}, rounded up: ${seconds} s.`,
    comparable: 'Times are without the extra time that the judge gives slower languages.',
    marginProven: (name: string, factor: number, seconds: string) =>
      `${name} needs at least ${factor} times this limit (${seconds} s).`,
    marginUnproven: (name: string, factor: number, seconds: string) =>
      `${name} should need at least ${factor} times this limit (${seconds} s). The judge ended it earlier.`,
    marginBroken: (name: string, ms: string, factor: number, seconds: string) =>
      `${name} needs only ${ms}, but should need at least ${factor} times this limit (${seconds} s). Use larger tests, or a faster accepted solution.`,
    checkMargin: 'Check the margin',
    take: (seconds: string) => `Use ${seconds} s for all cases`,
    taken: 'The limit is the proposed one.',
    slowPasses: (name: string) =>
      `${name} should be too slow, but it passes. The tests are too small, or the limit is too long.`,
    acceptedIsClose: (name: string, ms: string, factor: number) =>
      `${name} is accepted with ${ms}, less than ${factor} times below the limit. Slower judges or languages could reject right programs.`,
    slowIsClose: (name: string, ms: string, factor: number) =>
      `${name} needs ${ms}, less than ${factor} times above the limit. It could pass on another run.`,
  },

  publish: {
    running: {
      solutions: 'The judge runs the jury solutions',
      tests: 'The judge validates the test cases',
    },
    runningHint: {
      solutions:
        'The problem is published when all have their expected results. You can also publish it without waiting.',
      tests:
        'The problem is published when all test cases are valid. You can also publish it without waiting.',
    },
    compiles:
      'The judge compiles your checker in any case. Until then the problem waits on this device and is not published.',
    title: 'Jury solutions differ',
    text: 'These solutions have another result than expected:',
    back: 'Go back',
    anyway: 'Publish anyway',
    hint: 'A difference often means a wrong test case, weak tests or a bad time limit.',
  },
});
