import { createHash } from 'node:crypto';
import type { NewProblem } from '../../contract/entities/problem/new-problem';
import { type Account, openAccount } from './account';
import { withMeasuredLimit } from './measured-limit';
import { type OpenPackage, type OpenQuestion, openPackagesAndQuestions } from './open-packages';
import { callServer, describeFailure } from './server-call';

export interface ImportOptions {
  /** Origin, without a trailing slash. */
  server: string;
  email?: string | undefined;
  password?: string | undefined;
  public: boolean;
  prefix: string;
  /** Although a jury solution has another result than expected. */
  publishAnyway: boolean;
  /** Also import packages of which something is lost. */
  acceptLosses: boolean;
  /** Judge accepted submissions here to find missing time limits. */
  measure: boolean;
}

/** The server answers every few seconds while it judges the jury solutions: an hour. */
const judgingTriesMax = 200;

/**
 * Creates the problem of every package and every question on the server, and prints a line for each. Returns
 * the exit code.
 */
export async function importPackages(folder: string, options: ImportOptions): Promise<number> {
  const packages = await openPackagesAndQuestions(folder);
  const account = await openAccount(options);
  console.log(`Importing ${packages.length} to ${options.server} as ${account.email}`);
  const counts = { created: 0, failed: 0, unconfirmed: 0 };
  for (const one of packages) counts[await importPackage(one, account, options)] += 1;
  const { created, unconfirmed } = counts;
  const failed = counts.failed + unconfirmed;
  console.log(`${created} imported, ${failed} failed`);
  if (unconfirmed > 0)
    console.log(`${unconfirmed} would lose something: read the lists above, then add --accept-losses`);
  return failed === 0 ? 0 : 1;
}

async function importPackage(
  one: OpenPackage | OpenQuestion,
  account: Account,
  options: ImportOptions,
): Promise<'created' | 'failed' | 'unconfirmed'> {
  const result = await one.read();
  if (!result.ok) {
    console.error(`failed     ${one.name}: ${result.file}: ${result.message}`);
    return 'failed';
  }
  const measured = 'losses' in result && options.measure ? await withMeasuredLimit(one, result) : result;
  const losses = 'losses' in measured ? measured.losses : [];
  if (losses.length > 0 && !options.acceptLosses) {
    console.error(`confirm    ${one.name}: the import would lose ${losses.length === 1 ? 'this' : 'these'}:`);
    for (const line of losses) console.error(`           - ${line}`);
    return 'unconfirmed';
  }
  const problem = adapt(measured.problem, options);
  const answer = await callServer(
    `${options.server}/api/problem/create`,
    problem,
    { authorization: `Bearer ${account.idToken}`, 'idempotency-key': keyOf(problem) },
    judgingTriesMax,
  );
  if (!answer.ok) {
    const hint = hints[answer.errorCode] ?? '';
    console.error(`failed     ${one.name}: ${problem.id}: ${describeFailure(answer)}${hint}`);
    return 'failed';
  }
  const word = answer.headers.get('idempotency-replayed') === 'true' ? 'unchanged' : 'created';
  console.log(`${word.padEnd(10)} ${problem.id} from ${one.name} (${describe(problem)})`);
  for (const line of 'report' in measured ? measured.report : []) console.log(`           - ${line}`);
  return 'created';
}

const hints: Record<string, string> = {
  ID_TAKEN: ' (use --prefix TEXT for another id)',
  SOLUTIONS_DIFFER: ' (use --publish-anyway to create it nevertheless)',
};

function describe(problem: NewProblem): string {
  return 'questionData' in problem ? problem.type : `${problem.testCases.length} test cases`;
}

function adapt(problem: NewProblem, { prefix, public: isPublic, publishAnyway }: ImportOptions): NewProblem {
  return {
    ...problem,
    id: `${prefix}${problem.id ?? ''}`,
    public: isPublic || problem.public,
    ...(publishAnyway && 'jurySolutions' in problem && { publishAnyway }),
  };
}

/** The same problem has the same key, so that a second run creates nothing. */
function keyOf(problem: NewProblem): string {
  return createHash('sha256').update(JSON.stringify(problem)).digest('hex').slice(0, 40);
}
