import {
  checkerBytesMax,
  helpLimits,
  type Language,
  languageLabels,
  memoryLimitMb,
  tagLengthMax,
  tagsMax,
  testCasesMax,
  timeLimitSeconds,
  titleLengthMax,
  weightMax,
} from '../../../contract/limits';
import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';
import { byteLimit } from '../../wizard/byte-limit';

/** Texts of the problem wizard. */
export const messages = translated('features/problem-wizard', {
  wizard: {
    backToExplore: 'Explore',
    create: 'Create Problem',
    publishesForAll: 'Publishes the problem for everyone.',
    publishesForContests: 'Publishes the problem for you and the participants of your contests.',
    createFailed: 'Failed to create problem. Please try again.',
    preview: 'Preview',
    caseFaults: (number: number, faults: readonly string[]) => `Case ${number}: ${faults.join(', ')}`,
  },

  steps: {
    basic: 'Basic Info',
    requirements: 'Requirements',
    testCases: 'Test Cases',
    starterCode: 'Starter Code',
    buggyCode: 'Initial buggy code',
    question: 'Question',
    preview: 'Preview',
  },

  faults: {
    title: `A title has at most ${titleLengthMax} characters`,
    tags: `At most ${tagsMax} tags, each of at most ${tagLengthMax} characters`,
    hints: `At most ${helpLimits.hintsMax} hints, each of at most ${helpLimits.hintLengthMax} characters`,
    editorial: `An editorial has at most ${helpLimits.editorialLengthMax} characters`,
    testCases: `At most ${testCasesMax} test cases`,
    timeLimit: `Time limit must be between ${timeLimitSeconds.min} and ${timeLimitSeconds.max} seconds`,
    memoryLimit: `Memory limit must be a whole number between ${memoryLimitMb.min} and ${memoryLimitMb.max} MB`,
    noTemplate: 'Write at least one template with gaps.',
    weight: `Weight must be a number between 0 and ${weightMax}`,
    tolerance: 'Tolerance must be a number between 0 and 1, for example 1e-6',
    noChecker: 'The checker program is required',
    noTolerance: 'Enter an absolute or a relative tolerance, or both',
    noBug: 'Change at least one program: an unchanged template has no bug.',
  },

  basic: {
    title: 'Title',
    id: 'Problem ID',
    idHint: 'The ID is made from the title.',
    idFree: 'This ID is available.',
    idTaken: (id: string, instead: string) =>
      `Another problem already has the ID ${id}. This problem gets the ID ${instead}, unless you change its title.`,
    summary: 'Summary',
    summaryHint: 'Optional. One line for the list of problems that says what the task is.',
    description: 'Description',
    descriptionHint: 'Markdown, with formulas between dollar signs: $n \\le 10^5$.',
    tags: 'Tags',
    removeTag: (tag: string) => `Remove tag ${tag}`,
    tagsHint: `Press Enter or type a comma to add a tag. At most ${tagsMax}, each of at most ${tagLengthMax} characters.`,
    tagTooLong: (tag: string) => `“${tag}” is not added: a tag has at most ${tagLengthMax} characters.`,
    tagNoRoom: (tag: string) => `“${tag}” is not added: there are already ${tagsMax} tags.`,
    tagsFull: `You have added the maximum of ${tagsMax} tags.`,
    difficulty: 'Difficulty',
    type: 'Type',
    public: 'Public: everyone can see it. If off, only you and the participants of your contests can see it',
  },

  import: {
    file: 'Problem package',
    start: 'Start from a package…',
    hint: 'A zip in the Kattis/ICPC format, or a full Polygon package. Choose it, or drop it here.',
    reading: 'Reading the package…',
    title: 'Start from a package',
    choosePackage: 'Package',
    unreadable: (name: string) => `${name} cannot be read`,
    replaces: 'This replaces what you have filled in.',
    cancel: 'Cancel',
    use: 'Use this package',
    contents: (type: string, cases: number | undefined, solutions: number) =>
      [
        type,
        ...(cases === undefined ? [] : [counted(cases, 'test case')]),
        ...(solutions > 0 ? [counted(solutions, 'jury solution')] : []),
      ].join(', '),
    complete: 'Everything is imported.',
    details: 'Differences from the package',
    acceptLosses: 'Import it anyway',
    notImported: 'Not imported, or guessed',
    assumed: 'Assumed or changed',
    lines: (title: string, count: number) => `${title} (${count})`,
    idChanges: (id: string, newID: string) =>
      `the ID ${id} becomes ${newID}, because it is made from the title`,
  },

  requirements: {
    inputFormat: 'Input Format',
    outputFormat: 'Output Format',
    sampleInput: 'Sample Input',
    sampleOutput: 'Sample Output',
    constraints: 'Constraints',
    explanation: 'Explanation',
    optional: 'Optional: the original problem does not have it.',
  },

  question: {
    explanation: 'Explanation',
    explanationHint: 'Optional. Shown with the result of an answer, never before.',
  },

  help: {
    title: 'Hints and editorial',
    note: 'Users open hints one at a time, and read the editorial after they have solved the problem. Participants of a running contest with this problem do not see them.',
    hint: (number: number) => `Hint ${number}`,
    add: 'Add a hint',
    remove: (number: number) => `Remove hint ${number}`,
    editorial: 'Editorial',
    editorialHint:
      'Optional. Write code blocks in several languages directly after each other (```cpp, ```java, ```python, ```javascript): they become one block with a language switch.',
    optional: 'Optional.',
    full: (max: number) => `A problem has at most ${max} hints.`,
  },

  cases: {
    tabs: 'Test cases',
    tab: (number: number) => `Case ${number}`,
    add: 'Add case',
    addFiles: 'Add files',
    added: (count: number) => `${counted(count, 'test case')} added.`,
    skipped: (reason: string) => `Not added: ${reason}`,
    fileFailed: (name: string, reason: string) => `${name}: ${reason}`,

    input: 'Input',
    output: 'Expected Output',
    timeLimit: 'Time Limit',
    memoryLimit: 'Memory Limit',
    custom: 'Custom',
    customLimit: (label: string, unit: string) => `Custom ${label.toLowerCase()} (${unit})`,
    seconds: 's',
    megabytes: 'MB',
    limit: (value: number, unit: string) => `${value} ${unit}`,
    range: (min: number, max: number) => `${min} to ${max}`,
    weight: 'Weight',
    weightHint: `How much this case counts compared with the other cases. 0 to ${weightMax}.`,
    sample: 'Sample: everyone can see it, and Run uses it',
    useSample: 'Use the sample',
    limitsForAll: 'Use these limits for all cases',
    order: 'Order of the test cases',
    orderNote: ({ input, sample, group }: { input: string; sample: boolean; group?: string | undefined }) =>
      [sample ? 'sample' : '', group?.replace(/^secret\//, 'group ') ?? '', input.slice(0, 60)]
        .filter(Boolean)
        .join(' · '),
    remove: 'Remove case',
  },

  checker: {
    title: 'Checker',
    kinds: {
      tokens: 'Word by word',
      float: 'Word by word, numbers with a tolerance',
      custom: 'Custom program',
    },
    absolute: 'Absolute tolerance',
    relative: 'Relative tolerance',
    toleranceHint:
      'A number is accepted if it is within one of the two tolerances, for example 1e-6. Each is from 0 to 1. An empty tolerance is ignored.',
    caseSensitive: 'Case-sensitive',
    spaceSensitive: 'Whitespace must match exactly',
    language: 'Checker language',
    protocol: 'How the checker reports the result',
    protocols: {
      'exit-code': 'Exit code 42 for correct, 43 for wrong',
      testlib: 'testlib: exit code 0 for correct, 1 for wrong',
    },
    program: (path: string) => `Program (${path})`,
    programHint: {
      'exit-code':
        'Its arguments are the paths of the input, the answer and a folder for feedback. It reads the output from standard input.',
      testlib: 'Its arguments are the paths of the input, the output and the answer.',
    },
    programLimit: `At most ${byteLimit(checkerBytesMax)}. The judge compiles it before the problem is published.`,
    compares: {
      lines: 'The package compares the words of each line.',
      exactLines: 'The package compares whole lines.',
      integerSet: 'The package compares integers in any order.',
    },
    addedFiles: (paths: readonly string[]) =>
      `The package adds these files to every program: ${paths.join(', ')}. They stay as they are.`,
    otherFiles: (paths: readonly string[]) => `Other files of the checker: ${paths.join(', ')}.`,
    interactive: 'Interactive: the checker communicates with the program while it runs',
  },

  starterCode: {
    label: 'Starter code',
    gaps: 'Learners write only in gaps',
    gapsHint:
      'Write @{ before a gap and }@ behind it, or select code and choose “Make a gap”. The text inside is what learners start with. They can use only the languages for which you write a template. Solutions that are expected to be accepted must fit the template.',
    makeGap: 'Make a gap',
    debugHint: 'Put the bug into at least one of these programs. The others start from their template.',
    hint: 'Optional. A language that you do not change starts from its template.',
    reset: 'Use template',
    leaveEditor: 'Esc then Tab leaves the editor.',
  },

  summary: {
    title: 'Title',
    id: 'Problem ID',
    summary: 'Summary',
    noSummary: 'none',
    type: 'Type',
    difficulty: 'Difficulty',
    tags: 'Tags',
    noTags: 'none',
    visibleTo: 'Visible to',
    everyone: 'everyone',
    creatorOnly: 'you and the participants of your contests',
    testCases: 'Test cases',
    caseCount: (count: number, samples: number) =>
      samples > 0 ? `${count}, including ${counted(samples, 'sample')}` : String(count),
    help: 'Hints and editorial',
    hintCount: (count: number, hasEditorial: boolean) =>
      [counted(count, 'hint'), hasEditorial ? 'an editorial' : 'no editorial'].join(', '),
    starterCode: 'Starter code',
    templatesOnly: 'templates only',
    withGaps: (languages: string) => `${languages}, with gaps`,
    checker: 'Checker',
    customChecker: (language: Language) => `a program in ${languageLabels[language]}`,
    tokens: 'word by word',
    tolerance: (absolute: string, relative: string) => {
      const within = [absolute && `${absolute} absolute`, relative && `${relative} relative`];
      return `word by word, numbers within ${within.filter(Boolean).join(' or ')}`;
    },
    answer: 'Answer',
    true: 'True',
    false: 'False',
    option: (letter: string, count: number) => `${letter}, of ${counted(count, 'option')}`,
    blanks: 'Blanks',
    lines: 'Lines',
    savePackage: 'Save as a package',
    incomplete: 'The problem is not complete yet.',
  },

  previewPage: {
    title: 'Problem preview',
    backToWizard: 'Create a problem',
    noDraft: 'This draft is not on this device.',
    ribbon: 'You are in preview mode. This is a read-only view',
    untitled: 'Untitled problem',
  },
});
