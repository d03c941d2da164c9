/** The time limit of a package without one: the slowest accepted submission's time, multiplied as the package says. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readSubmissions } from '../../contract/package/judging/submissions';
import { missingTimeLimit, type ReadResult } from '../../contract/package/read-package';
import { createJudge } from '../../server/judge/judge';
import { toJudgeRequest } from '../../server/modules/content/judge-request';
import type { OpenPackage } from './open-packages';
import { comparableSeconds, derivedTimeLimit } from './time-limit';

type Read = Extract<ReadResult, { ok: true }>;

const cacheDir = resolve(import.meta.dirname, '../../.cache');
/** Per test case while the limit is determined. */
const findingLimitSeconds = 10;

/** Unchanged if the package has a limit, or if none of its submissions is accepted here. */
export async function withMeasuredLimit(
  one: Pick<OpenPackage, 'name'> & Partial<Pick<OpenPackage, 'tree'>>,
  read: Read,
): Promise<Read> {
  if (read.timeLimit.given || !one.tree) return read;
  const { submissions } = await readSubmissions(one.tree);
  const accepted = submissions.filter(({ name }) => name.startsWith('accepted/'));
  const log = { info: () => undefined, warn: (_: object, message: string) => console.error(message) };
  const judge = await createJudge({ cacheDir, workers: availableParallelism(), log });
  try {
    await judge.ready();
    const testCases = read.problem.testCases.map((test) => ({ ...test, timeLimit: findingLimitSeconds }));
    const times = await Promise.all(
      accepted.map(async (submission) => {
        const request = toJudgeRequest({ ...read.problem, testCases }, submission, 'first-fail');
        const { verdict, usage } = await judge.judge(request);
        return verdict === 'AC' ? [comparableSeconds(submission.language, usage.slowestCpuMs)] : [];
      }),
    );
    const slowest = times.flat();
    if (slowest.length === 0) return read;
    const { multiplier, resolution } = read.timeLimit;
    return withTimeLimit(read, derivedTimeLimit(Math.max(...slowest), multiplier, resolution));
  } finally {
    await judge.close();
  }
}

function withTimeLimit(read: Read, seconds: number): Read {
  const line = `the time limit ${seconds} s comes from the accepted submissions`;
  const without = (lines: readonly string[]) => lines.filter((one) => one !== missingTimeLimit);
  return {
    ...read,
    problem: {
      ...read.problem,
      testCases: read.problem.testCases.map((test) => ({ ...test, timeLimit: seconds })),
    },
    report: [...without(read.report), line],
    losses: without(read.losses),
    assumed: [...read.assumed, line],
    timeLimit: { ...read.timeLimit, given: true },
  };
}
