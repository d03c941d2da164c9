/** Validators and generators of authors (decision 114). Only the creator's calls and exports read them. */
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { validationInput } from '../../../contract/rules/authoring/validation-input';
import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/open';
import type { Call } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { judgeNeeded, patienceFor, soon } from './await-judge';
import { problemRefusals } from './messages';

type WithTools = Extract<NewProblem, { testCases: unknown }>;

/** Replaces the former ones. Call it in a transaction that holds the problem. */
export async function saveTools(
  transaction: Database,
  pk: string,
  { tools }: Pick<WithTools, 'tools'>,
): Promise<void> {
  if (!tools) {
    await transaction.deleteFrom('problem_tools').where('problem_pk', '=', pk).execute();
    return;
  }
  const row = { tools: JSON.stringify(tools) };
  await transaction
    .insertInto('problem_tools')
    .values({ problem_pk: pk, ...row })
    .onConflict((conflict) => conflict.column('problem_pk').doUpdateSet(row))
    .execute();
}

/** Without the member if the problem has none. */
export async function readTools(db: Database, pk: string): Promise<Pick<WithTools, 'tools'>> {
  const row = await db
    .selectFrom('problem_tools')
    .select('tools')
    .where('problem_pk', '=', pk)
    .executeTakeFirst();
  return row ? { tools: row.tools } : {};
}

/** The first compiler errors are enough. */
const logShownMax = 4000;
const testsShownMax = 5;

/**
 * Refuses tests that a validator of the problem does not accept, or that no judge could check yet: the client sends
 * the problem again. Takes seconds, so never call it in a transaction.
 */
export async function requireValidTests(
  problem: NewProblem,
  { tryTests, config }: Pick<Context, 'tryTests' | 'config'>,
  { db, caller, endings }: Pick<Call<'problemCreate'>, 'db' | 'caller' | 'endings'>,
  path = 'testCases',
): Promise<void> {
  if (!('tools' in problem) || !problem.tools || problem.tools.validators.length === 0) return;
  const { validators, sharedFiles } = problem.tools;
  const inputs = problem.testCases.map(validationInput);
  const languages = validators.flatMap(({ language }) => language ?? []);
  const patience = problem.publishAnyway ? [soon()] : await patienceFor(db, config, languages);
  const tried = await tryTests({ validators, sharedFiles, inputs }, caller.uid, [...endings, ...patience]);
  if (tried.type === 'done') {
    if (tried.invalid.length === 0) return;
    const shown = tried.invalid.slice(0, testsShownMax).map((one) => ({
      path: `${path}.${one.testcaseIndex}.input`,
      message: problemRefusals.testInvalid(one.testcaseIndex + 1, one.validator, one.message),
    }));
    throw new Refusal('VALIDATION', {
      message: shown.map(({ message }) => message).join('\n'),
      fields: shown,
    });
  }
  if (tried.type === 'refused') {
    const message = problemRefusals.validatorBroken(tried.program, tried.log.slice(0, logShownMax));
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'tools.validators', message }] });
  }
  if (endings.some(({ aborted }) => aborted)) throw new Refusal('UNAVAILABLE');
  if (problem.publishAnyway) return;
  throw await judgeNeeded(db, 'tests', tried, languages);
}
