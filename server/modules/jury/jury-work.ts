/** A judge's work for a jury solution: all test cases, as for a submission. */
import type { JuryResult } from '../../../contract/entities/problem/jury-solution';
import type { Language } from '../../../contract/limits';
import { languageDefinitions } from '../../judge/languages/all';
import { toJudgeCases } from '../../judge/to-judge-cases';
import type { JudgeRequest, JudgeResult } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import { storable } from '../../platform/database/storable';
import { unpackJuryData } from './jury-data';

const logShownMax = 4000;
const messageShownMax = 400;

/** Undefined if the check was deleted. */
export async function readJuryRequest(
  db: Database,
  checkID: string,
  { language, code }: { language: Language; code: string },
): Promise<JudgeRequest | undefined> {
  const row = await db.selectFrom('jury_checks').select('data').where('id', '=', checkID).executeTakeFirst();
  if (!row) return undefined;
  const { testCases, checker, scoring } = await unpackJuryData(row.data);
  // Java refuses a byte order mark.
  const source = code.replace(/^\ufeff/, '');
  return {
    language,
    source,
    checker,
    testCases: toJudgeCases(testCases),
    mode: 'all',
    ...(scoring && { scoring }),
  };
}

export function toJuryResult(request: JudgeRequest, result: JudgeResult): JuryResult {
  const { verdict, score, points, groups, tests, compile, stopped } = result;
  const log = compile.ok ? stopped : compile.log;
  return {
    verdict,
    score,
    ...(points && { points }),
    ...(groups && { groups }),
    cases: tests.map(({ testcaseIndex, verdict: own, cpuMs, memoryBytes, message, judgeMessage }) => {
      const told = [message, judgeMessage].filter(Boolean).join('\n');
      return {
        index: testcaseIndex,
        verdict: own,
        timeMs: cpuMs,
        memoryBytes: Math.round(memoryBytes),
        ...(told && { message: storable(told.slice(0, messageShownMax)) }),
      };
    }),
    slowestMs: slowestMs(request, result),
    ...(log && { log: storable(log.slice(0, logShownMax)) }),
  };
}

/** At least its limit if a test case was too slow: the judge also ends programs that wait. */
function slowestMs({ language, testCases }: JudgeRequest, { tests }: JudgeResult): number {
  const { timeMultiplier, startupMs } = languageDefinitions[language];
  const times = tests.map(({ testcaseIndex, verdict, cpuMs }) => {
    const ms = Math.max(0, cpuMs - startupMs) / timeMultiplier;
    return verdict === 'TLE' ? Math.max(ms, testCases[testcaseIndex]?.timeLimitMs ?? 0) : ms;
  });
  return Math.max(0, ...times);
}
