/**
 * npm run conformance -- DIR: everything below DIR that says what a judge should answer, asked of ours.
 * - `*.json` with recorded comparisons: our comparison must agree;
 * - problem packages with submissions: each must get the verdict its folder (or its annotation) names.
 * Prints what does not agree and ends with one line `N passed, N failed`; the exit code is 1 if any failed.
 */
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createJudge } from '../../server/judge/judge';
import type { Judge } from '../../server/judge/types';
import { compareCasesOf, mismatch } from './compare-cases';
import { type ProblemPackage, readPackage } from './problem-package';
import { type PackagedSubmission, readSubmissions } from './submissions';

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

async function runCompareCases(path: string, name: string, tally: Tally): Promise<void> {
  const cases = compareCasesOf(JSON.parse(await readFile(path, 'utf8')));
  for (const compareCase of cases ?? []) {
    const difference = mismatch(compareCase);
    if (difference === null) tally.passed++;
    else fail(tally, `${name} ${compareCase.id}`, difference);
  }
}

async function runSubmission(
  judge: Judge,
  { name: problemName, testCases, checker }: ProblemPackage,
  { name, language, source, expected }: PackagedSubmission,
  tally: Tally,
): Promise<void> {
  const result = await judge.judge({ language, source, testCases, checker, mode: 'first-fail' });
  const last = result.tests.at(-1);
  const what = `${problemName} ${name} (${language})`;
  if (expected.includes(result.verdict)) {
    tally.passed++;
    console.log(`passed  ${what}: ${result.verdict}`);
    return;
  }
  const why = result.fault ?? (result.verdict === 'CE' ? result.compile.log : last?.message) ?? '';
  const where = last && result.verdict !== 'AC' ? ` on ${last.id}, ${Math.round(last.cpuMs)} ms` : '';
  fail(tally, what, `expected ${expected.join(' or ')}, got ${result.verdict}${where}. ${why}`.trim());
}

async function runPackage(
  judge: () => Promise<Judge>,
  dir: string,
  name: string,
  tally: Tally,
): Promise<void> {
  const { submissions, skipped } = await readSubmissions(dir);
  for (const submission of skipped)
    skip(tally, `${name} ${submission}`, 'neither a language nor a folder we know');
  if (submissions.length === 0) return;
  const read = await readPackage(dir);
  if (read.type === 'skipped') return skip(tally, name, read.why);
  const opened = await judge();
  await Promise.all(submissions.map((submission) => runSubmission(opened, read.problem, submission, tally)));
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
    const paths = (await readdir(root, { recursive: true }))
      .filter((path) => !path.includes('node_modules'))
      .sort();
    for (const path of paths.map((name) => join(root, name))) {
      const name = relative(root, path);
      if (path.endsWith('.json')) await runCompareCases(path, name, tally);
      if (basename(path) === 'problem.yaml') await runPackage(judge, dirname(path), dirname(name), tally);
    }
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
