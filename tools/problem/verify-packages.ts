import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { CreateProblem } from '../../contract/entities/problem/problem';
import { languages } from '../../contract/limits';
import {
  editorialSubmissions,
  type PackagedSubmission,
  readSubmissions,
} from '../../contract/package/judging/submissions';
import { createJudge } from '../../server/judge/judge';
import type { Judge, JudgeResult } from '../../server/judge/types';
import { toJudgeRequest } from '../../server/modules/content/judge-request';
import { type OpenPackage, openPackages } from './open-packages';

const cacheDir = resolve(import.meta.dirname, '../../.cache');

export interface VerifyOptions {
  language?: string | undefined;
  all: boolean;
}
interface Tally {
  agreed: number;
  differed: number;
}

export async function verifyPackages(folder: string, options: VerifyOptions): Promise<number> {
  if (options.language !== undefined && !languages.some((one) => one === options.language)) {
    throw new Error(`There is no language ${options.language}: ${languages.join(', ')}`);
  }
  const packages = await openPackages(folder);
  const log = { info: () => undefined, warn: (_: object, message: string) => console.error(message) };
  const judge = await createJudge({ cacheDir, workers: availableParallelism(), log });
  const tally: Tally = { agreed: 0, differed: 0 };
  try {
    await judge.ready();
    for (const one of packages) await verifyPackage(judge, one, options, tally);
  } finally {
    await judge.close();
  }
  console.log(`${tally.agreed} agree, ${tally.differed} differ`);
  return tally.differed === 0 && tally.agreed > 0 ? 0 : 1;
}

async function verifyPackage(
  judge: Judge,
  one: OpenPackage,
  options: VerifyOptions,
  tally: Tally,
): Promise<void> {
  const result = await one.read();
  if (!result.ok) {
    tally.differed += 1;
    console.error(`${one.name}/${result.file}: ${result.message}`);
    return;
  }
  const { problem, report } = result;
  console.log(`${problem.id ?? one.name}  ${problem.title}, ${problem.testCases.length} test cases`);
  for (const line of report) console.log(`  - ${line}`);
  const { submissions, skipped } = await readSubmissions(one.tree);
  for (const { name, reason } of skipped) console.log(`  skipped   ${name}: ${reason}`);
  const judged = [...submissions, ...editorialSubmissions(problem.editorial ?? '', submissions)];
  const chosen = judged.filter(
    (submission) => (options.language ?? submission.language) === submission.language,
  );
  const mode = options.all ? 'all' : 'first-fail';
  const lines = chosen.map((submission) => verifySubmission(judge, problem, submission, mode, tally));
  for (const line of lines) console.log(await line);
}

async function verifySubmission(
  judge: Judge,
  problem: CreateProblem,
  submission: PackagedSubmission,
  mode: 'all' | 'first-fail',
  tally: Tally,
): Promise<string> {
  const result = await judge.judge(toJudgeRequest(problem, submission, mode));
  const agrees = submission.expected.includes(result.verdict);
  tally[agrees ? 'agreed' : 'differed'] += 1;
  const mark = agrees ? 'agrees ' : 'DIFFERS';
  const wanted = agrees ? '' : `  expected ${submission.expected.join(' or ')}: ${reasonOf(result)}`;
  return `  ${mark}  ${result.verdict.padEnd(3)}  ${submission.name.padEnd(44)} ${measures(problem, result)}${wanted}`;
}

/** `14/15, 0.31 s of 2 s, 12 MB`: passed test cases, and the maximum of a test case. */
function measures(problem: CreateProblem, { passedTestcases, totalTestcases, tests }: JudgeResult): string {
  const seconds = Math.max(0, ...tests.map((test) => test.cpuMs)) / 1000;
  const megabytes = Math.max(0, ...tests.map((test) => test.memoryBytes)) / 2 ** 20;
  const limit = problem.testCases[0]?.timeLimit ?? 0;
  return `${passedTestcases}/${totalTestcases}, ${seconds.toFixed(2)} s (limit ${limit} s), ${megabytes.toFixed(0)} MB`;
}

function reasonOf({ verdict, fault, compile, tests }: JudgeResult): string {
  if (fault) return fault;
  if (verdict === 'CE') return compile.log.trim();
  const failed = tests.find((test) => test.verdict !== 'AC');
  if (!failed) return 'every test case passed';
  return [failed.id, failed.message, failed.stderr.trim().split('\n').at(-1)].filter(Boolean).join(', ');
}
