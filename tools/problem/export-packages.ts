import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { endpoints } from '../../contract/endpoints';
import type { NewProblem } from '../../contract/entities/problem/new-problem';
import { writePackage } from '../../contract/package/write-package';
import { writeQuestion } from '../../contract/package/write-question';
import { type Account, openAccount } from './account';
import { type Answer, callServer, describeFailure } from './server-call';

export interface ExportOptions {
  /** Origin, without a trailing slash. */
  server: string;
  email?: string | undefined;
  password?: string | undefined;
}

/**
 * Writes the account's problems and questions (one by id, or all) below `folder`, and prints a line for each.
 * Returns the exit code.
 */
export async function exportPackages(
  which: { id: string } | 'all',
  folder: string,
  options: ExportOptions,
): Promise<number> {
  const account = await openAccount(options);
  const ids = which === 'all' ? await ownIds(options.server, account) : [which.id];
  let failed = 0;
  for (const id of ids) if (!(await exportPackage(id, folder, options.server, account))) failed += 1;
  console.log(`${ids.length - failed} exported, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const headers = ({ idToken }: Account) => ({ authorization: `Bearer ${idToken}` });

async function ownIds(server: string, account: Account): Promise<string[]> {
  const ids: string[] = [];
  for (let lastSeenId: string | null = null; ; ) {
    const request = { mine: true, perPage: 200, fields: ['id'], lastSeenId };
    const answer = await callServer(`${server}/api/problem/get-all`, request, headers(account));
    if (!answer.ok) throw new Error(`The list of problems failed: ${describeFailure(answer)}`);
    const page = endpoints.problemList.response.parse(answer.body);
    ids.push(...page.flatMap(({ id }) => id ?? []));
    const last = page.at(-1);
    if (page.length < 200 || !last) return ids;
    lastSeenId = last._id;
  }
}

async function exportPackage(id: string, folder: string, server: string, account: Account): Promise<boolean> {
  const answer: Answer = await callServer(
    `${server}/api/problem/export`,
    { problemID: id },
    headers(account),
  );
  if (!answer.ok) {
    const hint = answer.errorCode === 'PROBLEM_NOT_FOUND' ? ' (only its creator can export a problem)' : '';
    console.error(`failed     ${id}: ${describeFailure(answer)}${hint}`);
    return false;
  }
  const { problem } = endpoints.problemExport.response.parse(answer.body);
  const target = join(folder, problem.id ?? id);
  if (!isBelow(folder, target)) throw new Error(`${target} is outside of ${folder}`);
  if (await exists(target)) {
    console.error(`failed     ${id}: ${target} exists already`);
    return false;
  }
  const { files, report, size } = filesOf(problem, id);
  const outside = Object.keys(files).find((path) => !isBelow(target, join(target, path)));
  if (outside !== undefined) {
    console.error(`failed     ${id}: ${outside} would be outside of ${target}`);
    return false;
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
  console.log(`exported   ${id} to ${target} (${size})`);
  for (const line of report) console.log(`           - ${line}`);
  return true;
}

/** A Kattis/ICPC package, or the one file of a question; `import` reads both. */
export function filesOf(problem: NewProblem, id: string) {
  if ('questionData' in problem)
    return { files: writeQuestion({ ...problem, id: problem.id ?? id }), report: [], size: problem.type };
  return { ...writePackage(problem), size: `${problem.testCases.length} test cases` };
}

/** Group names become folders, and the server is not trusted. */
export const isBelow = (folder: string, path: string) => resolve(path).startsWith(resolve(folder) + sep);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
