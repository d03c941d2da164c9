import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../../../contract/limits';
import { createJudge } from '../../../../server/judge/judge';
import type { Judge, JudgeResult } from '../../../../server/judge/types';
import type { Answer } from './answer';
import type { ConformanceProgram } from './read-programs';

const megabyte = 1024 * 1024;
/** The product's cache: recreating the compile helpers takes longer than half of the programs. */
const cacheDir = join(import.meta.dirname, '../../../../.cache');
const quiet = { info: () => undefined, warn: () => undefined };

/** Runs each program in the judge's sandbox, as a sample, because samples return their output. */
export async function runInJudge(
  language: Language,
  programs: readonly ConformanceProgram[],
): Promise<Map<string, Answer>> {
  const judge = await createJudge({ cacheDir, workers: availableParallelism(), log: quiet });
  try {
    await judge.ready();
    const answers = programs.map(
      async (program) => [program.name, await ask(judge, language, program)] as const,
    );
    return new Map(await Promise.all(answers));
  } finally {
    await judge.close();
  }
}

async function ask(
  judge: Judge,
  language: Language,
  { code, stdin, name }: ConformanceProgram,
): Promise<Answer> {
  const testCase = {
    id: '1',
    group: '',
    input: new TextEncoder().encode(stdin),
    expected: new Uint8Array(),
    timeLimitMs: 10_000,
    memoryLimitBytes: 256 * megabyte,
    weight: 1,
    sample: true,
  };
  const request = { language, source: code, testCases: [testCase], checker: { type: 'tokens' as const } };
  const result = await judge.judge({ ...request, mode: 'all' });
  if (result.verdict === 'JE') throw new Error(`The judge failed on "${name}": ${result.fault}`);
  return answerOf(result);
}

function answerOf({ verdict, compile, tests }: JudgeResult): Answer {
  const [test] = tests;
  if (verdict === 'CE' || !test) {
    return { stdout: '', ending: 'compileError', exitCode: null, stderr: compile.log };
  }
  const { stdout, stderr } = test;
  const ended = { stdout, stderr, exitCode: test.exitCode ?? null };
  if (verdict === 'AC' || verdict === 'WA') return { ...ended, exitCode: 0, ending: 'ok' };
  return { ...ended, ending: verdict === 'RTE' ? 'runtimeError' : 'limit' };
}
