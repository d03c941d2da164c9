import {
  checkerArgumentsMax,
  checkerBytesMax,
  type Language,
  languageLabels,
  testCasesMax,
  toolLimits,
} from '../../../../contract/limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';
import { byteLimit } from '../../../wizard/byte-limit';

/** Texts about generators and input validators. */
export const messages = translated('features/problem-wizard/tools', {
  program: {
    name: 'File name',
    language: 'Language',
    code: (name: string) => `Program ${name}`,
    remove: (name: string) => `Remove ${name}`,
    files: (paths: readonly string[]) => `Its files: ${paths.join(', ')}.`,
    kept: (name: string) =>
      `${name} is in a language that the judge cannot run. It stays in the problem and in its package.`,
    shared: (paths: readonly string[]) => `Shared files beside each program: ${paths.join(', ')}.`,
    addFiles: 'Add program files',
    notText: (name: string) =>
      `${name} was not added: it is not UTF-8 text, or larger than ${byteLimit(checkerBytesMax)}.`,
    edit: (name: string, language: Language | undefined) =>
      language ? `${name} (${languageLabels[language]})` : name,
  },

  generators: {
    title: 'Generators',
    note: 'A generator gets the words of its line as arguments and writes one test input. The same line must always write the same input, so take random numbers from a seed in the line.',
    limits: `At most ${toolLimits.generatorsMax} generators. The programs of generators and validators have at most ${byteLimit(toolLimits.bytesMax)} together.`,
    add: 'Add a generator',
    script: 'Generator lines',
    scriptHint:
      'One test case a line: the name of the generator, then its arguments. {1..5} makes five lines, # begins a comment.',
    lineFault: (number: number, message: string) => `Line ${number}: ${message}`,
    count: (count: number) => (count === 1 ? 'One test case.' : `${count} test cases.`),
    solution: 'Expected outputs by',
    noSolution: 'nobody: I enter them myself',
    solutionHint: 'Write a solution in the last step, or enter the expected outputs yourself.',
    generate: 'Generate test cases',
    cancel: 'Cancel',
    undo: 'Undo',
    waiting: 'You are offline. The list is saved, and generation starts when you are back online.',
    here: 'You are offline. The generators run on this device.',
    whenOnline: 'Generate when back online',
    dontWait: 'Do not wait',
  },

  progress: {
    sending: 'Sending to the judge…',
    queued: 'Queued at the judge…',
    running: (done: number, all: number) => `Generating: ${done} of ${all}…`,
    validating: 'Validating…',
  },

  result: {
    summary: (added: number, changed: number, unchanged: number, removed: number) =>
      `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed.`,
    changed: (line: string) => `Changed: ${line}`,
    removed: (line: string) => `Removed: ${line}`,
    failed: (line: string, message: string) => `${line}: ${message}`,
    leftOut: (count: number) =>
      `${counted(count, 'test case')} left out: a problem has at most ${testCasesMax}.`,
    failedTitle: 'Lines without a test case',
    noOutputs: (count: number) =>
      count === 1 ? 'One case has no expected output yet.' : `${count} cases have no expected output yet.`,
    broken: (name: string) => `${name} does not compile.`,
    solutionBroken: 'Your solution does not compile.',
    judgeFailed: 'The judge could not run this. Your program did not cause this. Try again in a moment.',
    compilerOutput: 'Compiler output',
  },

  generated: {
    judgeOnly: 'This generator runs on the judge only.',
    endedBadly: 'The generator did not end well.',
    differs:
      'It writes another output each time. Take random numbers from a seed in the arguments, and do not use the time.',
    noAnswer: 'The solution gave no answer.',
  },

  validators: {
    title: 'Input validators',
    note: 'A validator reads a test input and ends with exit code 42 if it is valid. All validators run on all cases when you publish, and whenever you save a change.',
    limit: `At most ${toolLimits.validatorsMax} validators.`,
    add: 'Add a validator',
    protocol: 'A valid input has',
    protocols: {
      'exit-code': 'Exit code 42',
      testlib: 'testlib: exit code 0',
    },
    arguments: 'Arguments',
    argumentsHint: `Optional, with a space between them. At most ${checkerArgumentsMax}.`,
    validate: 'Validate all cases',
    offline: 'Validators run on the judge. You are offline: they run when you publish.',
    allValid: (count: number) => (count === 1 ? 'The only case is valid.' : `All ${count} cases are valid.`),
    invalid: (number: number, validator: string, message: string) =>
      `Case ${number}, ${validator}: ${message}`,
    show: (number: number) => `Show case ${number}`,
    results: 'Cases that are not valid',
  },
});
