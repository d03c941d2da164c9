/** A problem as fields of the wizard; the way back is in `to-problem.ts`. */
import type { CheckerConfig } from '../../../contract/entities/checker/checker-config';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { TestCase } from '../../../contract/entities/problem/problem';
import { memoryLimitMb, timeLimitSeconds } from '../../../contract/limits';
import { readQuestionDraft } from '../../parts/authoring/question-draft';
import { type LimitForm, markExceptions } from './cases/case-limits';
import { type CaseForm, newForm, noTools, type ProblemForm, templates } from './problem-form';
import { statementFields } from './statement-form';

const isPreset = (presets: readonly number[], value: number) => presets.includes(value);
const limitOf = (presets: readonly number[], value: number): LimitForm => ({
  isCustom: !isPreset(presets, value),
  value: String(value),
});

function caseOf(testCase: TestCase, index: number): CaseForm {
  return {
    key: String(index + 1),
    input: testCase.input,
    output: testCase.output,
    timeLimit: limitOf(timeLimitSeconds.presets, testCase.timeLimit),
    memoryLimit: limitOf(memoryLimitMb.presets, testCase.memoryLimit),
    weight: String(testCase.weight),
    sample: testCase.sample,
    isTaken: true,
    group: testCase.group,
    checkerArguments: testCase.checkerArguments,
    validatorArguments: testCase.validatorArguments,
    explanation: testCase.explanation,
    generatedBy: testCase.generatedBy,
  };
}

export function formOf(problem: NewProblem): ProblemForm {
  const form = newForm();
  const { title, summary = '', description, tags, difficulty, public: isPublic, explanation } = problem;
  const { hints = [], editorial = '' } = problem;
  const help = { hints, editorial, ...statementFields(problem) };
  const common = { title, summary, description, tags, difficulty, public: isPublic, explanation, ...help };
  if ('questionData' in problem) {
    const questionData = readQuestionDraft(problem.questionData);
    return { ...form, ...common, type: problem.type, initialCode: {}, questionData };
  }
  const { checker } = problem;
  const initialCode = { ...templates() };
  for (const { language, code } of problem.initialCode) initialCode[language] = code;
  return {
    ...form,
    ...common,
    type: problem.type ?? 'code',
    inputFormat: problem.inputFormat,
    outputFormat: problem.outputFormat,
    sampleInput: problem.sampleInput,
    sampleOutput: problem.sampleOutput,
    constraints: problem.constraints,
    ...markExceptions(problem.testCases.map(caseOf)),
    initialCode,
    hasGaps: problem.initialCode.some(({ gaps }) => gaps),
    ...checkerFields(checker),
    scoring: problem.scoring ?? null,
    tools: problem.tools ?? noTools,
    solutions: (problem.jurySolutions ?? []).map((solution, at) => ({ ...solution, key: String(at + 1) })),
    juryFiles: problem.juryFiles ?? [],
    withoutTexts: requiredTexts.filter((field) => problem[field].trim() === ''),
  };
}

const requiredTexts = [
  'inputFormat',
  'outputFormat',
  'sampleInput',
  'sampleOutput',
  'constraints',
  'explanation',
] as const;

function checkerFields(checker: CheckerConfig): Partial<ProblemForm> {
  const run = checker.run ?? null;
  if (checker.type === 'custom') return { checkerKind: 'custom', custom: checker, run };
  const kept = { run, compares: checker.compares ?? null };
  const { caseSensitive = false, spaceChangeSensitive = false } = checker;
  const { floatTolerance: both } = checker;
  const absolute = checker.floatAbsoluteTolerance ?? both;
  const relative = checker.floatRelativeTolerance ?? both;
  if (absolute === undefined && relative === undefined)
    return { ...kept, caseSensitive, spaceChangeSensitive };
  return {
    ...kept,
    caseSensitive,
    spaceChangeSensitive,
    checkerKind: 'float',
    floatAbsolute: String(absolute ?? ''),
    floatRelative: String(relative ?? ''),
  };
}
