/**
 * npm run conformance -- DIR: everything below DIR that says what a judge should answer, asked of ours.
 * - `*.json` with recorded comparisons: our comparison must agree;
 * - problem packages with submissions: each must get the verdict its source or its folder names. Packages whose outputs cannot be
 *   compared are skipped, never guessed at; one that cannot be read has failed.
 * Prints what does not agree and ends with one line `N passed, N failed`; the exit code is 1 if any failed.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { CreateProblem } from '../../contract/entities/problem';
import { createJudge } from '../../server/judge/judge';
import type { Judge } from '../../server/judge/types';
import { diskTree } from '../../server/modules/content/disk-tree';
import type { FileTree } from '../../server/modules/content/package/file-tree';
import { findPackages } from '../../server/modules/content/package/find-packages';
import { requestOf } from '../../server/modules/content/package/judge-request';
import { readPackage } from '../../server/modules/content/package/read-package';
import { type PackagedSubmission, readSubmissions } from '../../server/modules/content/package/submissions';
import { compareCasesOf, mismatch } from './compare-cases';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

function fail(tally: Tally, what: string, why: string): void {
  tally.failed++;
  console.log(`FAILED  ${what}: ${why}`);
}

function skip(tally: Tally, what: string, why: string): void {
  tally.skipped++;
  console.log(`skipped ${what}: ${why}`);
}

async function runCompareCases(tree: FileTree, path: string, tally: Tally): Promise<void> {
  const cases = compareCasesOf(JSON.parse(new TextDecoder().decode(await tree.read(path))));
  for (const compareCase of cases ?? []) {
    const difference = mismatch(compareCase);
    if (difference === null) tally.passed++;
    else fail(tally, `${path} ${compareCase.id}`, difference);
  }
}

async function runSubmission(
  judge: Judge,
  packageName: string,
  problem: CreateProblem,
  submission: PackagedSubmission,
  tally: Tally,
): Promise<void> {
  const result = await judge.judge(requestOf(problem, submission, 'first-fail'));
  const { name, language, expected } = submission;
  const last = result.tests.at(-1);
  const what = `${packageName} ${name} (${language})`;
  if (expected.includes(result.verdict)) {
    tally.passed++;
    console.log(`passed  ${what}: ${result.verdict}`);
    return;
  }
  const why = result.fault ?? (result.verdict === 'CE' ? result.compile.log : last?.message) ?? '';
  const where = last && result.verdict !== 'AC' ? ` on ${last.id}, ${Math.round(last.cpuMs)} ms` : '';
  fail(tally, what, `expected ${expected.join(' or ')}, got ${result.verdict}${where}. ${why}`.trim());
}

/** `dir` is the folder of the package, `name` what to call it in what is printed. */
async function runPackage(
  judge: () => Promise<Judge>,
  dir: string,
  name: string,
  tally: Tally,
): Promise<void> {
  const tree = diskTree(dir);
  const { submissions, skipped } = await readSubmissions(tree);
  for (const submission of skipped)
    skip(tally, `${name} ${submission}`, 'not a single file in a language we know, with a verdict we know');
  if (submissions.length === 0) return;
  const read = await readPackage(tree, basename(dir));
  if (!read.ok) return fail(tally, `${name}/${read.file}`, read.message);
  const { problem, notComparable, report } = read;
  if (notComparable !== null) return skip(tally, name, notComparable);
  const opened = await judge();
  const failedBefore = tally.failed;
  await Promise.all(submissions.map((submission) => runSubmission(opened, name, problem, submission, tally)));
  // What the reader had to leave out is the first thing to suspect.
  if (tally.failed > failedBefore) for (const line of report) console.log(`        ${name}: ${line}`);
}

async function main(root: string): Promise<number> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  const cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-conformance-'));
  await chmod(cacheDir, 0o755);
  let opened: Promise<Judge> | null = null;
  const judge = () => {
    const log = {
      info: () => undefined,
      warn: (details: object, text: string) => console.log(text, details),
    };
    opened ??= createJudge({ cacheDir, workers: availableParallelism(), log });
    return opened;
  };
  try {
    const tree = diskTree(root);
    const paths = (await tree.paths()).filter((path) => !path.includes('node_modules')).sort();
    for (const path of paths) if (path.endsWith('.json')) await runCompareCases(tree, path, tally);
    for (const path of findPackages(paths))
      await runPackage(judge, join(root, path), path || basename(root), tally);
  } finally {
    await (await (opened as Promise<Judge> | null))?.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
  if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed > 0 || tally.passed === 0 ? 1 : 0;
}

const [root] = process.argv.slice(2);
if (root) process.exitCode = await main(resolve(root));
else {
  console.error('usage: npm run conformance -- DIR');
  process.exitCode = 2;
}
