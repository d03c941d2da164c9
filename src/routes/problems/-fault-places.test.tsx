import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CustomChecker, TokensChecker } from '../../../contract/entities/checker/checker-config';
import { CreateProblem } from '../../../contract/entities/problem/problem';
import {
  CreateFillInTheBlank,
  CreateMultipleChoice,
  CreateTrueFalse,
} from '../../../contract/entities/question';
import { completeForm, renderWizard } from '../../../tests/support/components/render-problem-wizard';
import { schemaPaths } from '../../../tests/support/components/schema-paths';
import { toFormPath } from '../../features/problem-wizard/form-path';
import { formOf } from '../../features/problem-wizard/from-problem';
import { beginGroups } from '../../features/problem-wizard/groups/group-edits';
import type { ProblemForm } from '../../features/problem-wizard/problem-form';
import { stepsOf } from '../../features/problem-wizard/steps';
import { QuestionEditor } from '../../features/question-editor/question-editor';

const program = (name: string) => ({
  name,
  language: 'PYTHON3' as const,
  files: [{ path: name, content: 'print(1)' }],
});

/** Has an entry of each list. */
function fullForm(part: Partial<ProblemForm> = {}): ProblemForm {
  const form = completeForm();
  const testCases = form.testCases.map((one) => ({ ...one, sample: true }));
  return {
    ...form,
    ...beginGroups({ testCases, scoring: null }),
    hints: ['Think.'],
    initialCode: { ...form.initialCode, JAVA8: 'class Main {}' },
    tools: {
      validators: [{ ...program('validate.py'), protocol: 'exit-code', arguments: [] }],
      generators: [program('random.py')],
      sharedFiles: [{ path: 'testlib.h', content: '' }],
      script: 'random.py 1',
    },
    solutions: [{ key: '1', name: 'a.py', language: 'PYTHON3', source: 'print(3)', expected: ['AC'] }],
    ...part,
  };
}

const { custom } = formOf({
  ...({ title: 't', description: 'd', difficulty: 'easy', type: 'code', tags: [], public: true } as const),
  inputFormat: '',
  outputFormat: '',
  sampleInput: '',
  sampleOutput: '',
  constraints: '',
  explanation: '',
  testCases: [],
  initialCode: [],
  checker: {
    ...({ type: 'custom', protocol: 'exit-code', language: 'PYTHON3', arguments: [] } as const),
    files: [{ path: 'c.py', content: 'x' }],
    interactive: false,
    scores: false,
  },
});

/** Nothing in the wizard changes these: their faults lead to what they belong to. */
const withoutControl: [field: RegExp, nearest: string][] = [
  [/^testCases\.0\.(group|checkerArguments|validatorArguments|generatedBy)/, 'testCases.0'],
  [/^initialCode\./, 'initialCode'],
  [/^checker\.(run|compares|arguments|scores|passes|limits|outputChecker)/, 'checker'],
  [/^checker\.files\./, 'checker.files'],
  [/^scoring\./, 'scoring'],
  [/^tools\.generators\.0\.files\./, 'tools.generators.0.files'],
  [/^tools\.validators\.0\.files\./, 'tools.validators.0.files'],
  [/^tools\.validators\.0\.(arguments\.|groupArguments)/, 'tools.validators.0'],
  [/^tools\.sharedFiles\./, 'tools.sharedFiles'],
  [/^jurySolutions\.0\.(folder|partial|expected\.|rules\.)/, 'jurySolutions.0'],
  [/^options\.0\.(id|isCorrect)$/, 'options'],
  [/^blankAnswers\.0\.(id|caseSensitive|alternatives\.0)$/, 'blankAnswers.0.correctAnswer'],
  [/^(language|translations|images|credits)/, 'title'],
];

const nearestOf = (field: string) => withoutControl.find(([pattern]) => pattern.test(field))?.[1] ?? field;
const namesOnPage = () =>
  [...document.querySelectorAll<HTMLElement>('form [name], form [data-field]')].flatMap((element) => [
    element.getAttribute('name') ?? '',
    element.dataset.field ?? '',
  ]);

/** The fields of the problem that no step has. */
async function findMissing(form: ProblemForm, paths: readonly string[]): Promise<string[]> {
  const { wizard, arriveAt } = await renderWizard(form, undefined, { editors: { QuestionEditor } });
  const names = new Set<string>();
  for (const { id, title } of stepsOf(form)) {
    wizard.show({ field: 'none', message: '', step: id });
    await arriveAt(title);
    for (const name of namesOnPage()) names.add(name);
  }
  const fields = paths.map((path) => toFormPath(form, path));
  const inSteps = new Set(stepsOf(form).flatMap((step) => step.fields));
  const unknown = fields.filter((field) => !inSteps.has(field.split('.')[0] ?? ''));
  return [...unknown, ...fields.filter((field) => !names.has(nearestOf(field)))];
}

const checkers = {
  tokens: fullForm({ checkerKind: 'float' }),
  custom: fullForm({ checkerKind: 'custom', custom }),
};

test.each(Object.entries(checkers))(
  'D-1 the wizard has a place for each fault of a program with a %s checker',
  async (kind, form) => {
    const { shape } = kind === 'custom' ? CustomChecker : TokensChecker;
    const checker = Object.keys(shape).filter((name) => name !== 'type');
    const paths = schemaPaths(CreateProblem).filter((path) => {
      const [name, member = ''] = path.split('.');
      return name !== 'checker' || checker.includes(member);
    });
    expect(await findMissing(form, paths)).toEqual([]);
  },
);

test.each([
  ['multiple-choice', CreateMultipleChoice, ''],
  ['true-false', CreateTrueFalse, ''],
  ['fill-in-the-blank', CreateFillInTheBlank, '[[blank:a]]'],
] as const)(
  'D-1 the wizard has a place for each fault of a question of the type %s',
  async (type, schema, questionText) => {
    const form = fullForm({ type, initialCode: {} });
    const questionData = { ...form.questionData, questionText };
    expect(await findMissing({ ...form, questionData }, schemaPaths(schema))).toEqual([]);
  },
);

test.each([
  ['in another step', 'constraints', 'Constraints'],
  ['in an entry of a list', 'hints.0', 'Hint 1'],
  ['in another test case', 'testCases.1.output', 'Expected Output'],
  ['in a closed section', 'tools.validators.0.name', 'File name'],
  ['of a select', 'checker.language', 'Checker language'],
  ['in a program of a language', 'initialCode.0.code', 'Java 8'],
  ['in a second jury solution', 'jurySolutions.1.source', 'Your solution'],
  ['without a control of its own', 'juryFiles.0.path', 'Add programs'],
])('D-1 a fault %s gets the focus and is shown', async (_, path, label) => {
  const [one] = checkers.custom.testCases;
  const [solution] = checkers.custom.solutions;
  if (!one || !solution) throw new Error('no entries');
  const form = {
    ...checkers.custom,
    testCases: [one, { ...one, key: '2' }],
    solutions: [solution, { ...solution, key: '2', name: 'b.py' }],
  };
  const field = toFormPath(form, path);
  const faults = [{ field, message: 'This is wrong' }];
  const check = () => ({ payload: null, faults });
  const { wizard } = await renderWizard(form, undefined, { parts: { check } });
  wizard.create();
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/INPUT|TEXTAREA|SELECT|BUTTON/));
  const focused = document.activeElement as HTMLElement;
  expect(
    focused.getAttribute('aria-label') ??
      (focused as HTMLInputElement).labels?.[0]?.textContent ??
      focused.textContent,
  ).toBe(label);
  expect(focused.closest('details:not([open])')).toBeNull();
  const [shown] = await screen.findAllByText('This is wrong', { selector: 'form *' });
  expect(shown?.closest('details:not([open])')).toBeNull();
});

test('D-1 the faults that no visible field shows are listed, and each leads to its field', async () => {
  const [one] = checkers.custom.testCases;
  if (!one) throw new Error('no case');
  const testCases = [
    { ...one, input: '' },
    { ...one, key: '2', output: '' },
  ];
  const { next } = await renderWizard({ ...checkers.tokens, testCases }, 'Test Cases');
  await next();
  const other = await screen.findByRole('button', { name: 'Case 2: Expected output is required' });
  await userEvent.click(other);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Expected Output' })),
  );
  await screen.findByRole('button', { name: 'Case 1: Input is required' });
});

test('a fault that the editor of a question shows is not repeated in the list of faults', async () => {
  const { questionData } = completeForm();
  const options = ['Bow', 'Stern'].map((words, at) => ({
    id: `option_${at}`,
    text: words,
    isCorrect: false,
  }));
  const form = {
    ...completeForm(),
    ...({
      type: 'multiple-choice',
      questionData: { ...questionData, questionText: 'Where?', options },
    } as const),
  };
  const { next } = await renderWizard(form, 'Question', { editors: { QuestionEditor } });
  await next();
  const group = await screen.findByRole('group', { name: 'Options' });
  await waitFor(() => expect(group.dataset.wrong).toBeTruthy());
  expect(screen.getAllByText(group.dataset.wrong ?? '')).toHaveLength(1);
});
