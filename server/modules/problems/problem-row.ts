import type { Insertable } from 'kysely';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { CreateProblem } from '../../../contract/entities/problem/problem';
import type { CreateQuestion } from '../../../contract/entities/question';
import type { Difficulty } from '../../../contract/limits';
import { fullMarks } from '../../../contract/rules/judging/group-points';
import { defaultStatementLanguage } from '../../../contract/rules/statement/statement-names';
import type { ProblemsTable, TestCasesTable } from '../../platform/database/schema-problems';
import { hashJson } from '../../platform/idempotency';
import { readImages } from './problem-images';

const ranks: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3 };

/** Élan sorts with elan, not after zebra. */
export function sortableTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

export type ProblemContent = Omit<
  Insertable<ProblemsTable>,
  | 'pk'
  | 'id'
  | 'creator'
  | 'charged_to'
  | 'version'
  | 'test_data_version'
  | 'created_at'
  | 'updated_at'
  | 'tries'
  | 'accepted'
  | 'solvers'
  | 'acceptance'
>;

export function toProblemContent(problem: NewProblem): ProblemContent {
  return {
    title: problem.title,
    title_sort: sortableTitle(problem.title),
    summary: problem.summary ?? '',
    description: problem.description,
    difficulty: problem.difficulty,
    difficulty_rank: ranks[problem.difficulty],
    type: problem.type,
    tags: [...new Set(problem.tags)],
    public: problem.public,
    explanation: problem.explanation,
    language: problem.language ?? defaultStatementLanguage,
    translations: JSON.stringify(problem.translations ?? []),
    images: JSON.stringify(readImages(problem).map(({ file: _, ...facts }) => facts)),
    credits: problem.credits ? JSON.stringify(problem.credits) : null,
    hint_count: problem.hints?.length ?? 0,
    has_editorial: (problem.editorial ?? '') !== '',
    ...('questionData' in problem ? questionColumns(problem) : programColumns(problem)),
    test_data_hash: 'testCases' in problem ? hashJson(problem.testCases) : null,
    content_hash: hashJson({ ...problem, publishAnyway: undefined }),
    bytes: bytesOf(problem),
  };
}

/** As sent, without test cases, which are counted as stored. */
function bytesOf(problem: NewProblem): number {
  if ('questionData' in problem) return Buffer.byteLength(JSON.stringify(problem));
  const { testCases, ...texts } = problem;
  return testCases.reduce(
    (sum, { input, output }) => sum + Buffer.byteLength(input) + Buffer.byteLength(output),
    Buffer.byteLength(JSON.stringify(texts)),
  );
}

function programColumns(problem: CreateProblem) {
  const { testCases } = problem;
  return {
    input_format: problem.inputFormat,
    output_format: problem.outputFormat,
    constraints: problem.constraints,
    sample_input: problem.sampleInput,
    sample_output: problem.sampleOutput,
    initial_code: JSON.stringify(problem.initialCode),
    checker: JSON.stringify(problem.checker),
    ...scoringColumns(problem),
    question: null,
    test_case_count: testCases.length,
    time_limit_ms: Math.round(Math.max(...testCases.map(({ timeLimit }) => timeLimit)) * 1000),
    memory_limit_mb: Math.max(...testCases.map(({ memoryLimit }) => memoryLimit)),
  };
}

function questionColumns({ type, questionData }: CreateQuestion) {
  return {
    input_format: '',
    output_format: '',
    constraints: '',
    sample_input: '',
    sample_output: '',
    initial_code: '[]',
    checker: JSON.stringify({ type: 'tokens' }),
    scoring: null,
    shown_groups: null,
    question: JSON.stringify({ type, ...questionData }),
    test_case_count: 0,
    time_limit_ms: 0,
    memory_limit_mb: 0,
  };
}

function scoringColumns({ scoring, testCases }: CreateProblem) {
  if (!scoring) return { scoring: null, shown_groups: null };
  const shown = fullMarks(scoring, testCases).map(({ settings: { name }, maxScore, testcaseCount }) => ({
    name,
    maxScore,
    testcaseCount,
  }));
  return { scoring: JSON.stringify(scoring), shown_groups: JSON.stringify(shown) };
}

const bytesPerMb = 1024 * 1024;

/** `version` introduces the rows. */
export function toTestCaseRows(
  problem: NewProblem,
  problemPk: string,
  version: number,
): Insertable<TestCasesTable>[] {
  if ('questionData' in problem) return [];
  return problem.testCases.map((testCase, position) => ({
    problem_pk: problemPk,
    data_version: version,
    position,
    input: Buffer.from(testCase.input),
    expected: Buffer.from(testCase.output),
    time_limit_ms: Math.round(testCase.timeLimit * 1000),
    memory_limit_bytes: testCase.memoryLimit * bytesPerMb,
    // The column refuses a number that is too small for it.
    weight: Math.fround(testCase.weight),
    sample: testCase.sample,
    group_name: testCase.group ?? '',
    checker_arguments: testCase.checkerArguments ?? null,
    explanation: testCase.explanation ?? null,
    generator_line: testCase.generatedBy ?? null,
    validator_arguments: testCase.validatorArguments ? JSON.stringify(testCase.validatorArguments) : null,
  }));
}
