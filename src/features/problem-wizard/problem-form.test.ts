import { expect, test } from 'vitest';
import { NewProblem } from '../../../contract/entities/problem/new-problem';
import { languages } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { placeFaults } from '../../wizard/wizard-machine';
import { formOf } from './from-problem';
import { previewProblem } from './preview-problem';
import { checkForm } from './problem-faults';
import { idOf, newForm, type ProblemForm, readForm, withType } from './problem-form';
import { stepsOf } from './steps';
import { withNewCase, withoutCase } from './steps/edit-cases';

const filledCase = {
  ...newForm().testCases[0],
  input: '1 2\n',
  output: '3\n',
} as ProblemForm['testCases'][0];
const good: ProblemForm = {
  ...newForm(),
  title: 'Two Sums',
  description: 'Add.',
  inputFormat: 'Two numbers.',
  outputFormat: 'One.',
  sampleInput: '1 2',
  sampleOutput: '3',
  constraints: 'Small.',
  explanation: 'It adds.',
  testCases: [filledCase],
};
function faultsOf(part: Partial<ProblemForm>) {
  const form = { ...good, ...part };
  const faults = placeFaults(stepsOf(form), checkForm(form).faults);
  return faults.map(({ step, field, message }) => [step, field, message]);
}

test('PWIZ-9 PWIZ-21 LIM-13 a new problem is code with one case of 1 s and 256 MB; an added case gets the limits of the last', () => {
  const { type, testCases } = newForm();
  expect(type).toBe('code');
  expect(testCases).toHaveLength(1);
  expect(testCases[0]).toMatchObject({ timeLimit: { value: '1' }, memoryLimit: { value: '256' } });
  const limits = {
    timeLimit: { isCustom: true, value: '2.5' },
    memoryLimit: { isCustom: false, value: '64' },
  };
  expect(withNewCase([{ ...filledCase, ...limits }])[1]).toMatchObject({ ...limits, input: '', output: '' });
});

test('PWIZ-17 keeps at least one case', () => {
  const two = withNewCase(good.testCases);
  expect(withoutCase(two, '1').map(({ key }) => key)).toEqual(['2']);
  expect(withoutCase(good.testCases, '1')).toEqual(good.testCases);
});

test('PWIZ-11 makes the id from the title; a published problem keeps its id', () => {
  expect(idOf(good)).toBe('two-sums');
  expect(idOf({ title: ' ', base: null })).toBe('');
  expect(idOf({ title: 'Anew', base: { id: 'two-sums', version: 2 } })).toBe('two-sums');
});

test('a problem with a summary stays the same through the form; without one, it gets none', () => {
  const payload = (summary: string) => checkForm({ ...good, summary }).payload;
  expect(payload(' Add two numbers. ')?.summary).toBe('Add two numbers.');
  expect(Object.keys(payload(' ') ?? {})).not.toContain('summary');
  expect(formOf(payload('Add.') as NewProblem).summary).toBe('Add.');
  expect(faultsOf({ summary: 'a'.repeat(121) })).toEqual([
    ['basic', 'summary', 'A summary has at most 120 characters'],
  ]);
});

test('a text or a program that is too long has a message with its limit', () => {
  expect(faultsOf({ description: 'a'.repeat(100_001) })).toEqual([
    ['basic', 'description', 'At most 100,000 characters'],
  ]);
  const [code] = faultsOf({ initialCode: { PYTHON3: `#${'a'.repeat(131_073)}` } });
  expect(code).toEqual([
    'starterCode',
    'initialCode.PYTHON3',
    expect.stringMatching(/^At most [\d,]+ characters$/),
  ]);
});

test('PWIZ-25 PWIZ-27 PWIZ-28 programs get templates for all languages, questions get none', () => {
  const question = { ...good, ...withType(good, 'true-false') };
  expect(question.initialCode).toEqual({});
  const again = withType(question, 'debug');
  expect(again.initialCode).toEqual(Object.fromEntries(languages.map((one) => [one, starterCode(one)])));
  const own = { ...good, initialCode: { PYTHON3: 'print(1)' } };
  expect(withType(own, 'debug')).toEqual({ type: 'debug' });
});

test('PWIZ-26 PWIZ-30 PWIZ-36 a complete problem fits the contract, and templates are not sent', () => {
  const { payload: problem } = checkForm(good);
  expect(problem).toMatchObject({ title: 'Two Sums', type: 'code', initialCode: [], tags: [], public: true });
  expect(NewProblem.safeParse(problem).success).toBe(true);
});

test.each<[string, Partial<ProblemForm>, [string, string, string][]]>([
  [
    'PWIZ-29 no title',
    { title: ' ' },
    [
      ['basic', 'id', 'Problem ID is required'],
      ['basic', 'title', 'Title is required'],
    ],
  ],
  ['PWIZ-29 no description', { description: '\n' }, [['basic', 'description', 'Description is required']]],
  [
    'PWIZ-31 no constraints',
    { constraints: '' },
    [['requirements', 'constraints', 'Constraints are required']],
  ],
  ['PWIZ-31 no sample', { sampleInput: '' }, [['requirements', 'sampleInput', 'Sample input is required']]],
  ['PWIZ-22 no case', { testCases: [] }, [['testCases', 'testCases', 'Please add at least one test case.']]],
  [
    'PWIZ-23 an empty case',
    { testCases: [{ ...filledCase, input: '', timeLimit: { isCustom: true, value: '' } }] },
    [
      ['testCases', 'testCases.0.input', 'Input is required'],
      ['testCases', 'testCases.0.timeLimit', 'Time limit is required'],
    ],
  ],
  [
    'PWIZ-19 LIM-14 a time limit below the minimum',
    { testCases: [{ ...filledCase, timeLimit: { isCustom: true, value: '0.05' } }] },
    [['testCases', 'testCases.0.timeLimit', 'Time limit must be between 0.1 and 300 seconds']],
  ],
  [
    'PWIZ-20 LIM-14 a memory limit below the minimum',
    { testCases: [{ ...filledCase, memoryLimit: { isCustom: true, value: '7' } }] },
    [['testCases', 'testCases.0.memoryLimit', 'Memory limit must be a whole number between 8 and 2048 MB']],
  ],
  [
    'PWIZ-32 D-21 a debug problem with only templates',
    { type: 'debug' },
    [['starterCode', 'initialCode', 'Change at least one program: an unchanged template has no bug.']],
  ],
  [
    'gaps without a template',
    { hasGaps: true },
    [['starterCode', 'initialCode', 'Write at least one template with gaps.']],
  ],
  [
    'a template without a gap',
    { hasGaps: true, initialCode: { ...good.initialCode, PYTHON3: 'print(1)' } },
    [['starterCode', 'initialCode.PYTHON3', 'Mark at least one gap: write @{ before it and }@ behind it']],
  ],
  [
    'a tolerance in words',
    { checkerKind: 'float', floatRelative: 'small' },
    [
      [
        'testCases',
        'checker.floatRelativeTolerance',
        'Tolerance must be a number between 0 and 1, for example 1e-6',
      ],
    ],
  ],
  [
    'two equal tolerances that are too large',
    { checkerKind: 'float', floatAbsolute: '5', floatRelative: '5' },
    [
      [
        'testCases',
        'checker.floatAbsoluteTolerance',
        'Tolerance must be a number between 0 and 1, for example 1e-6',
      ],
      [
        'testCases',
        'checker.floatRelativeTolerance',
        'Tolerance must be a number between 0 and 1, for example 1e-6',
      ],
    ],
  ],
  [
    'no tolerance',
    { checkerKind: 'float', floatAbsolute: ' ', floatRelative: '' },
    [['testCases', 'checker.floatAbsoluteTolerance', 'Enter an absolute or a relative tolerance, or both']],
  ],
  [
    'a custom checker without a program',
    { checkerKind: 'custom' },
    [['testCases', 'checker.files', 'The checker program is required']],
  ],
  [
    'QUIZ-14 a question without a text',
    { ...withType(good, 'true-false'), questionData: { ...good.questionData, correctAnswer: true } },
    [['question', 'questionText', 'Question text is required for question-based problems']],
  ],
])('%s', (_, part, expected) => {
  expect(faultsOf(part)).toEqual(expected);
});

test('keeps and accepts the limits of a package', () => {
  const { payload: problem } = checkForm({ ...good, testCases: [{ ...filledCase, weight: '2' }] });
  const form = formOf(problem as NewProblem);
  expect(form.testCases[0]).toMatchObject({ weight: '2', timeLimit: { isCustom: false, value: '1' } });
  expect(checkForm(form).payload).toEqual(problem);
});

test('a problem is unchanged after the form, with its checker and groups', () => {
  const whole: Partial<ProblemForm> = {
    checkerKind: 'float',
    floatAbsolute: '0.001',
    floatRelative: '1e-3',
    caseSensitive: true,
    scoring: { groups: [] },
    testCases: [{ ...filledCase, group: 'secret/one', sample: true, checkerArguments: ['case_sensitive'] }],
    initialCode: { ...good.initialCode, PYTHON3: 'print(1)\n' },
  };
  const { payload: problem } = checkForm({ ...good, ...whole });
  expect(problem).toMatchObject({ checker: { type: 'tokens', floatTolerance: 0.001, caseSensitive: true } });
  expect(checkForm(formOf(problem as NewProblem)).payload).toEqual(problem);
});

test.each([
  ['two different ones', '0.5', '1e-9', { floatAbsoluteTolerance: 0.5, floatRelativeTolerance: 1e-9 }],
  ['only the absolute one', '0.01', '', { floatAbsoluteTolerance: 0.01 }],
  ['only the relative one', '', '0', { floatRelativeTolerance: 0 }],
  ['two equal ones', '1e-6', '0.000001', { floatTolerance: 1e-6 }],
])('converts tolerances to the checker and back: %s', (_, floatAbsolute, floatRelative, own) => {
  const { payload: problem } = checkForm({ ...good, checkerKind: 'float', floatAbsolute, floatRelative });
  expect(problem && 'checker' in problem && problem.checker).toEqual({ type: 'tokens', ...own });
  expect(checkForm(formOf(problem as NewProblem)).payload).toEqual(problem);
});

test('reads the single tolerance of an older draft as both', () => {
  const { floatAbsolute: _, floatRelative: __, ...before } = good;
  expect(readForm({ ...before, checkerKind: 'float', floatTolerance: '0.25' })).toEqual({
    ...good,
    checkerKind: 'float',
    floatAbsolute: '0.25',
    floatRelative: '0.25',
  });
});

test('reads a stored draft, and uses defaults for invalid fields', () => {
  expect(readForm(structuredClone(good))).toEqual(good);
  expect(readForm({ ...good, title: 7, type: 'essay', testCases: 'none', extra: 1 })).toEqual({
    ...good,
    title: '',
    type: 'code',
    testCases: newForm().testCases,
  });
  expect(readForm(null)).toEqual(newForm());
});

test('D-3 the preview has what other users see, and no correct answers', () => {
  const shown = previewProblem({
    ...good,
    testCases: [filledCase, { ...filledCase, key: '2', sample: true, input: '5 5' }],
  });
  expect(shown).toMatchObject({ id: 'two-sums', timeLimitMs: 1000, memoryLimitMb: 256, testcaseLength: 2 });
  expect(shown.samples).toEqual([{ input: '5 5', output: '3\n' }]);
  const choice = { ...good, ...withType(good, 'multiple-choice') };
  const question = previewProblem({
    ...choice,
    questionData: { ...good.questionData, options: [{ id: 'option_0', text: 'A', isCorrect: true }] },
  });
  expect(JSON.stringify(question)).not.toContain('isCorrect');
  expect(question.explanation).toBe('');
});

test('D-44 a package with a limit of 0.5 s, no constraints and an empty input can be published unchanged', () => {
  const { payload: problem } = checkForm({ ...good, constraints: 'x', explanation: 'x' });
  if (!problem || !('testCases' in problem)) throw new Error('no problem');
  const [one] = problem.testCases;
  if (!one) throw new Error('no case');
  const bare = {
    ...problem,
    constraints: '',
    explanation: '',
    testCases: [{ ...one, input: '', timeLimit: 0.5 }],
  };
  const form = formOf(bare);
  expect(form.withoutTexts).toEqual(['constraints', 'explanation']);
  expect(checkForm(form)).toMatchObject({
    faults: [],
    payload: { constraints: '', testCases: [{ timeLimit: 0.5 }] },
  });
  // Texts that it had are still required.
  expect(checkForm({ ...form, inputFormat: '' }).faults.map(({ field }) => field)).toEqual(['inputFormat']);
});

test('a template with gaps is published with its marks, comes back into the form, and learners see no marks', () => {
  const marked = 'print(@{1}@)\n';
  const form = { ...good, hasGaps: true, initialCode: { ...good.initialCode, PYTHON3: marked } };
  const { payload } = checkForm(form);
  expect(payload).toMatchObject({ initialCode: [{ language: 'PYTHON3', code: marked, gaps: true }] });
  expect(formOf(payload as NewProblem)).toMatchObject({ hasGaps: true, initialCode: { PYTHON3: marked } });
  expect(previewProblem(form).initialCode).toEqual([
    { language: 'PYTHON3', code: 'print(1)\n', gaps: [[6, 7]] },
  ]);
});
