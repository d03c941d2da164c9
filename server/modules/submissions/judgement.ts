import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Judge, JudgeResult, TestCase } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { JudgementsTable } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';
import { toGroupRows, toResultRows } from './result-rows';

export type JudgementOf = Pick<
  Insertable<JudgementsTable>,
  'submission_id' | 'reason' | 'rejudge_id' | 'problem_version' | 'judge' | 'compiler' | 'checker_fault'
>;

/** Different versions or sandboxes can give different verdicts. */
export function judgeName({ version }: Pick<Judge, 'version'>, tier: string): string {
  return `${version} ${tier}`.trim();
}

export function verdictColumns(result: JudgeResult) {
  return {
    verdict: result.verdict,
    score: result.score,
    passed_testcases: result.passedTestcases,
    total_testcases: result.totalTestcases,
    compile_log: storable(result.compile.log) || null,
  };
}

/** Results go to the main tables. Returns the id. */
export async function storeJudgement(
  transaction: Database,
  of: JudgementOf,
  testCases: readonly TestCase[],
  result: JudgeResult,
): Promise<string> {
  const rows = toResultRows(of.submission_id, testCases, result);
  if (rows.length > 0) await transaction.insertInto('submission_results').values(rows).execute();
  const groups = toGroupRows(of.submission_id, result);
  if (groups.length > 0) await transaction.insertInto('submission_groups').values(groups).execute();
  return await insert(transaction, { ...of, ...verdictColumns(result), results: null, groups: null });
}

/** Results stay with the judgement. Returns the id. */
export async function storeShadow(
  transaction: Database,
  of: JudgementOf,
  testCases: readonly TestCase[],
  result: JudgeResult,
): Promise<string> {
  return await insert(transaction, {
    ...of,
    ...verdictColumns(result),
    results: JSON.stringify(toResultRows(of.submission_id, testCases, result)),
    groups: JSON.stringify(toGroupRows(of.submission_id, result)),
  });
}

export async function storeFault(transaction: Database, of: JudgementOf): Promise<string> {
  return await insert(transaction, { ...of, verdict: 'JE', score: 0, results: null, groups: null });
}

async function insert(
  transaction: Database,
  judgement: Omit<Insertable<JudgementsTable>, 'id' | 'number'>,
): Promise<string> {
  const id = randomUUID();
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from judgements
    where submission_id = ${judgement.submission_id})`;
  await transaction
    .insertInto('judgements')
    .values({ ...judgement, id, number })
    .execute();
  return id;
}
