/** An author's check, as the judge is asked and as its author is told. */
import type { CodeRunCase } from '../../../contract/entities/code-run';
import type { Language } from '../../../contract/limits';
import { toJudgeCases } from '../../judge/to-judge-cases';
import type { JudgeRequest, JudgeResult, TestResult } from '../../judge/types';
import type { CodeRunResult } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';
import type { Draft } from './packed-draft';
import { outcomeOf, programEnd } from './run-result';

/** Of all outputs together: what comes after is told without its output. */
const outputsShownBytes = 4 * 1024 * 1024;
/** The judge hands back this much of one; a character less where one would have been cut in two. */
const outputShownBytes = 64 * 1024 - 3;

/** Every output is handed back, and no group of tests ends before its last case. */
export function checkRequest(
  { testCases, checker }: Draft,
  { language, source }: { language: Language; source: string },
): JudgeRequest {
  const cases = toJudgeCases(testCases).map((one) => ({ ...one, sample: true, group: '' }));
  return { language, source, checker, testCases: cases, mode: 'all' };
}

export function toCheckResult({ checker, testCases }: JudgeRequest, result: JudgeResult): CodeRunResult {
  const { compile, stopped } = result;
  const log = storable(compile.log);
  const byIndex = new Map(result.tests.map((test) => [test.testcaseIndex, test]));
  let left = outputsShownBytes;
  const cases = testCases.map((_, index): CodeRunCase => {
    const test = byIndex.get(index);
    const bytes = Buffer.byteLength(test?.stdout ?? '');
    const isShown = bytes <= left;
    if (isShown) left -= bytes;
    return toCase(test, isShown, stopped);
  });
  return {
    compiles: compile.ok,
    compileLog: log || undefined,
    dialogue: (checker.type === 'custom' && checker.interactive) || undefined,
    cases: compile.ok ? cases : [],
  };
}

function toCase(test: TestResult | undefined, isShown: boolean, stopped: string | undefined): CodeRunCase {
  const outcome = outcomeOf(test);
  const message = test ? [test.message, test.judgeMessage].filter(Boolean).join('\n') : stopped;
  const stdout = isShown ? storable(test?.stdout ?? '') : '';
  const isCut = !isShown || Buffer.byteLength(stdout) >= outputShownBytes;
  return {
    kind: 'custom',
    outcome,
    matches: test && outcome === 'ok' ? test.verdict === 'AC' : null,
    stdout,
    cut: isCut || undefined,
    ...programEnd(test),
    ...(message && { message: storable(message) }),
  };
}
