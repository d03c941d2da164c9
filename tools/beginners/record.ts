/** Runs the programs in the judge's sandbox, with the compilers of this machine. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Language, languages } from '../../contract/limits';
import { createJudge } from '../../server/judge/judge';
import { signalName } from '../../server/judge/signal-name';
import type { Judge, JudgeResult } from '../../server/judge/types';
import { type Answer, programsOf, taskOf, type WrongProgram, writeAnswers } from './programs';

const quiet = { info: () => undefined, warn: () => undefined };
const cacheDir = path.join(import.meta.dirname, '../../.cache');
/** A program without end prints a lot; its beginning is enough. */
const outputMax = 2000;

const outcomes = {
  AC: 'ok',
  WA: 'ok',
  TLE: 'timeLimit',
  MLE: 'memoryLimit',
  OLE: 'outputLimit',
  RTE: 'runtimeError',
  CE: 'compileError',
} as const;

export async function record(): Promise<void> {
  const judge = await createJudge({ cacheDir, workers: availableParallelism(), log: quiet });
  try {
    await judge.ready();
    for (const language of languages) {
      const programs = programsOf(language);
      const answers = await Promise.all(
        programs.map(async (program) => [program.name, await answer(judge, language, program)] as const),
      );
      writeAnswers(language, Object.fromEntries(answers));
      console.log(`${judge.toolchainOf(language)}: ${programs.length} programs`);
    }
  } finally {
    await judge.close();
  }
}

async function answer(judge: Judge, language: Language, program: WrongProgram): Promise<Answer> {
  const testCase = {
    id: '1',
    group: '',
    input: new TextEncoder().encode(taskOf(program).input),
    expected: new Uint8Array(),
    timeLimitMs: 500,
    memoryLimitBytes: 256_000_000,
    weight: 1,
    sample: true,
  };
  const request = {
    language,
    source: program.code,
    testCases: [testCase],
    checker: { type: 'tokens' as const },
  };
  const result = await judge.judge({ ...request, mode: 'all' });
  return answerOf(result, program.name);
}

function answerOf({ verdict, compile, tests, fault }: JudgeResult, name: string): Answer {
  if (verdict === 'JE') throw new Error(`The judge failed on “${name}”: ${fault}`);
  const [test] = tests;
  const outcome = outcomes[verdict];
  if (outcome === 'compileError' || !test)
    return { outcome: 'compileError', actual: '', errorText: compile.log };
  const signal = test.signal === undefined ? {} : { signal: signalName(test.signal) };
  return { outcome, actual: test.stdout.slice(0, outputMax), errorText: test.stderr, ...signal };
}
