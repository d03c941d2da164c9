import * as z from 'zod/mini';
import { NewProblem } from '../../../contract/entities/problem/new-problem';
import { statementFaults } from '../../../contract/images/statement-faults';
import { languages } from '../../../contract/limits';
import { templateIssues } from '../../../contract/rules/authoring/gap-markers';
import {
  incompleteProblemText,
  type ValidationIssue,
  validateProblem,
  validateProgram,
} from '../../../contract/rules/problem-validity';
import { isQuestionType } from '../../../contract/rules/question-type';
import { sentence } from '../../lib/translation';
import { questionFaults } from '../../parts/authoring/question-draft';
import { issueText, isWordless } from '../../wizard/faults/issue-text';
import type { Checked } from '../../wizard/wizard-definition';
import type { Fault } from '../../wizard/wizard-machine';
import { toFormPath } from './form-path';
import { messages } from './messages';
import { idOf, type ProblemForm } from './problem-form';
import { translationIssues } from './statement/statement-issues';
import { isOwnCode, limitNumber, toProblem } from './to-problem';

/** For limits without a message in the schema. */
const limitMessages: [pattern: RegExp, message: string][] = [
  [/^title$/, messages.faults.title],
  [/^tags/, messages.faults.tags],
  [/^hints/, messages.faults.hints],
  [/^editorial$/, messages.faults.editorial],
  [/^testCases$/, messages.faults.testCases],
  [/timeLimit$/, messages.faults.timeLimit],
  [/memoryLimit$/, messages.faults.memoryLimit],
  [/weight$/, messages.faults.weight],
  [/Tolerance$/, messages.faults.tolerance],
];

export function checkForm(form: ProblemForm): Checked<NewProblem> {
  const result = z.safeParse(NewProblem, toProblem(form));
  const issues = result.success
    ? []
    : result.error.issues
        .filter(({ path }) => path[0] !== 'questionData')
        .map((issue) => withMessage(issue.path.join('.'), issue));
  const found = new Map<string, Fault>();
  const ofStatement = [
    ...translationIssues(form),
    ...(result.success ? [...statementFaults(result.data), ...gapIssues(result.data)] : []),
  ];
  for (const { path, message } of [...issuesOf(form), ...ofStatement, ...issues]) {
    const field = toFormPath(form, path);
    if (!found.has(field)) found.set(field, { field, message: messageOf(message) });
  }
  const faults = [...found.values(), ...faultsOfQuestion(form)];
  if (result.success && faults.length === 0) return { payload: result.data, faults: [] };
  return { payload: null, faults };
}

const gapIssues = (problem: NewProblem): ValidationIssue[] =>
  'initialCode' in problem
    ? templateIssues(problem).map(({ path, message }) => ({ path, message: sentence(message) }))
    : [];

/** Uses the field names of the question editor. */
function faultsOfQuestion({ type, questionData }: ProblemForm): Fault[] {
  if (!isQuestionType(type)) return [];
  const faults = Object.entries(questionFaults(type, questionData));
  return faults.map(([field, message]) => ({ field, message }));
}

function issuesOf(form: ProblemForm): ValidationIssue[] {
  const common = validateProblem({ ...form, id: idOf(form) });
  if (isQuestionType(form.type)) return common;
  const testCases = form.testCases.map((testCase) => ({
    ...testCase,
    timeLimit: limitNumber(testCase.timeLimit),
    memoryLimit: limitNumber(testCase.memoryLimit),
  }));
  return [
    ...common,
    ...validateProgram({ ...form, testCases }).filter(({ path }) => !mayBeEmpty(form, path)),
    ...checkerIssues(form),
    ...(form.hasGaps && !languages.some((one) => isOwnCode(form, one)) ? [noTemplate] : []),
  ];
}

/** Texts that a package or a published problem lacks may stay empty. */
function mayBeEmpty({ withoutTexts, testCases }: ProblemForm, path: string): boolean {
  if (withoutTexts.includes(path)) return true;
  const [, index, field] = /^testCases\.(\d+)\.(input|output)$/.exec(path) ?? [];
  return field !== undefined && testCases[Number(index)]?.isTaken === true;
}

function checkerIssues(form: ProblemForm): ValidationIssue[] {
  if (form.checkerKind === 'custom' && isEmptyChecker(form)) return [noChecker];
  const isFloat = form.checkerKind === 'float';
  return isFloat && form.floatAbsolute.trim() + form.floatRelative.trim() === '' ? [noTolerance] : [];
}

const isEmptyChecker = ({ custom }: ProblemForm) =>
  custom.files.every(({ content }) => content.trim() === '');
const noChecker = { path: 'checker.files', message: messages.faults.noChecker };

const noTemplate = { path: 'initialCode', message: messages.faults.noTemplate };

const noTolerance = {
  path: 'checker.floatAbsoluteTolerance',
  message: messages.faults.noTolerance,
};

function withMessage(path: string, issue: z.core.$ZodIssue): ValidationIssue {
  const ofLimit = isWordless(issue) && limitMessages.find(([pattern]) => pattern.test(path))?.[1];
  return { path, message: ofLimit || issueText(issue) };
}

// D-21. The combined message appears at the top of the page.
const messageOf = (message: string) =>
  message === sentence(incompleteProblemText) ? messages.faults.noBug : message;
