import type { CodeRunCase } from '../../../contract/entities/code-run';
import type { Language } from '../../../contract/limits';
import { toJudgeCases } from '../../judge/to-judge-cases';
import type { JudgeRequest, JudgeResult, TestResult } from '../../judge/types';
import type { CodeRunResult } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';
import type { Draft } from './packed-draft';
import { outcomeOf, programEnd } from './run-result';

/** For all outputs together. */
const outputsShownBytes = 4 * 1024 * 1024;
/** The judge's limit, minus one character that could be cut in half. */
const outputShownBytes = 64 * 1024 - 3;

/** With every output, and every case of each group. */
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
