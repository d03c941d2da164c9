import { createHash } from 'node:crypto';
import type { NewProblem } from '../../contract/entities/new-problem';
import { type PackagedJury, readJury } from '../../contract/package/jury';
import { type Account, openAccount } from './account';
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
  let failed = 0;
  for (const one of packages) {
    if (!(await importPackage(one, account, options))) failed += 1;
  }
  console.log(`${packages.length - failed} imported, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function importPackage(
  one: OpenPackage | OpenQuestion,
  account: Account,
  options: ImportOptions,
): Promise<boolean> {
  const result = await one.read();
  if (!result.ok) {
    console.error(`failed     ${one.name}: ${result.file}: ${result.message}`);
    return false;
  }
  const jury = 'tree' in one ? await readJury(one.tree) : undefined;
  const problem = adapt({ ...result.problem, ...juryOf(jury, options) }, options);
  const answer = await callServer(
    `${options.server}/api/problem/create`,
    problem,
    { authorization: `Bearer ${account.idToken}`, 'idempotency-key': keyOf(problem) },
    judgingTriesMax,
  );
  if (!answer.ok) {
    const hint = hints[answer.errorCode] ?? '';
    console.error(`failed     ${one.name}: ${problem.id}: ${describeFailure(answer)}${hint}`);
    return false;
  }
  const word = answer.headers.get('idempotency-replayed') === 'true' ? 'unchanged' : 'created';
  console.log(`${word.padEnd(10)} ${problem.id} from ${one.name} (${describe(problem)})`);
  const report = [...('report' in result ? result.report : []), ...(jury?.report ?? [])];
  for (const line of report) console.log(`           - ${line}`);
  return true;
}

const hints: Record<string, string> = {
  ID_TAKEN: ' (use --prefix TEXT for another id)',
  SOLUTIONS_DIFFER: ' (use --publish-anyway to create it nevertheless)',
};

/** Without members that the package does not have. */
function juryOf(jury: PackagedJury | undefined, { publishAnyway }: ImportOptions) {
  const { jurySolutions = [], juryFiles = [] } = jury ?? {};
  return {
    ...(jurySolutions.length > 0 && { jurySolutions }),
    ...(juryFiles.length > 0 && { juryFiles }),
    ...(publishAnyway && jurySolutions.length > 0 && { publishAnyway }),
  };
}

function describe(problem: NewProblem): string {
  return 'questionData' in problem ? problem.type : `${problem.testCases.length} test cases`;
}

function adapt(problem: NewProblem, { prefix, public: isPublic }: ImportOptions): NewProblem {
  return { ...problem, id: `${prefix}${problem.id ?? ''}`, public: isPublic || problem.public };
}

/** The same problem has the same key, so that a second run creates nothing. */
function keyOf(problem: NewProblem): string {
  return createHash('sha256').update(JSON.stringify(problem)).digest('hex').slice(0, 40);
}
