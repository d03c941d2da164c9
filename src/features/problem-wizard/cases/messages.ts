import { testCaseBytesMax, testCasesMax, timeLimitsTotalSecondsMax } from '../../../../contract/limits';
import { locale, translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';
import { byteLimit } from '../../../wizard/byte-limit';

/** Texts about files, limits and samples of test cases. */
export const messages = translated('features/problem-wizard/cases', {
  files: {
    hint: 'Drop .in files with their .ans, .out or .a files here, or a zip of them. Files with the same name make one case.',
    limits: `At most ${testCasesMax} cases, with at most ${byteLimit(testCaseBytesMax)} in one input or output.`,
    reading: (done: number, all: number) => `Reading ${done} of ${all} files…`,
    wrongName: (path: string) =>
      `${path}: the name must end with .in, .ans, .out or .a. Rename it, then add it again.`,
    tooLarge: (path: string) =>
      `${path}: larger than ${byteLimit(testCaseBytesMax)}. Make it smaller, then add it again.`,
    notText: (path: string) => `${path}: not UTF-8 text. Save it as UTF-8, then add it again.`,
    hasNul: (path: string) => `${path}: contains a NUL byte. Test data must be text.`,
    noAnswer: (name: string) =>
      `${name}.in: there is no ${name}.ans, ${name}.out or ${name}.a. Add both files together.`,
    noInput: (path: string, name: string) => `${path}: there is no ${name}.in. Add both files together.`,
    tooMany: (count: number) =>
      `${counted(count, 'case')} left out: a problem has at most ${testCasesMax}. Remove some, then add these again.`,
  },

  limits: {
    title: 'Limits of all cases',
    time: 'Time limit of all cases',
    memory: 'Memory limit of all cases',
    total: (seconds: number) =>
      `All time limits together: ${seconds.toLocaleString(locale)} of at most ${timeLimitsTotalSecondsMax.toLocaleString(locale)} s.`,
    noneOwn: 'No case has its own limits.',
    someOwn: (count: number) =>
      count === 1 ? 'One case has its own limits:' : `${count} cases have their own limits:`,
    asAll: 'These are the limits of all cases. Change them here to make an exception.',
    own: 'This case has its own limits.',
    useAll: 'Use the limits of all cases',
  },

  text: {
    large: (length: number) => `${length.toLocaleString(locale)} characters. Only the beginning is shown.`,
    beginning: (label: string) => `${label}: beginning`,
    replace: (label: string) => `Replace ${label.toLowerCase()} with a file`,
    replaceFile: 'Replace with a file',
    save: 'Save as a file',
    edit: 'Edit here',
  },

  sample: {
    explanation: 'Explanation of this sample',
    explanationHint: 'Optional. Users see it below the sample. Markdown.',
  },
  generated: (line: string) => `Made by the generator line: ${line}`,
});
