import type { Insertable } from 'kysely';
import type { CreateProblem } from '../../../contract/entities/problem';
import type { Difficulty } from '../../../contract/limits';
import type { ProblemsTable, TestCasesTable } from '../../platform/database/schema';
import { hashJson } from '../../platform/idempotency';

const ranks: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3 };

/** A title as it sorts: without accents and case, so that Élan stands with elan and not behind zebra. */
export function sortableTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

/** Everything of a problem's row that its text decides. */
export type ProblemContent = Omit<
  Insertable<ProblemsTable>,
  'pk' | 'id' | 'creator' | 'version' | 'created_at' | 'updated_at'
>;

export function toProblemContent(problem: CreateProblem): ProblemContent {
  const { testCases } = problem;
  return {
    title: problem.title,
    title_sort: sortableTitle(problem.title),
    description: problem.description,
    difficulty: problem.difficulty,
    difficulty_rank: ranks[problem.difficulty],
    type: problem.type,
    tags: [...new Set(problem.tags)],
    public: problem.public,
    input_format: problem.inputFormat,
    output_format: problem.outputFormat,
    constraints: problem.constraints,
    sample_input: problem.sampleInput,
    sample_output: problem.sampleOutput,
    explanation: problem.explanation,
    initial_code: JSON.stringify(problem.initialCode),
    checker: JSON.stringify(problem.checker),
    test_case_count: testCases.length,
    time_limit_ms: Math.round(Math.max(...testCases.map(({ timeLimit }) => timeLimit)) * 1000),
    memory_limit_mb: Math.max(...testCases.map(({ memoryLimit }) => memoryLimit)),
    content_hash: hashJson(problem),
  };
}

const bytesPerMb = 1024 * 1024;

export function toTestCaseRows(problem: CreateProblem, problemPk: string): Insertable<TestCasesTable>[] {
  return problem.testCases.map((testCase, position) => ({
    problem_pk: problemPk,
    position,
    input: Buffer.from(testCase.input),
    expected: Buffer.from(testCase.output),
    time_limit_ms: Math.round(testCase.timeLimit * 1000),
    memory_limit_bytes: testCase.memoryLimit * bytesPerMb,
    weight: testCase.weight,
    sample: testCase.sample,
  }));
}
