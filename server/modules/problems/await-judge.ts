/** Waiting for the judge, which checks a problem before it is published (decisions 049 and 129). */
import type { Language } from '../../../contract/limits';
import type { TrialFault } from '../../judge/trials';
import type { Config } from '../../platform/config';
import { isJudgeAlive } from '../../platform/database/alive-judges';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { problemRefusals } from './messages';

/** Delay if the judge is busy. */
const busyRetrySeconds = 5;
/** Delay if no judge runs: a person has to start one. */
const absentRetrySeconds = 15;

/** For authors who do not wait. A result that is known or comes at once still counts. */
export function soon(): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), 1000).unref();
  return ending.signal;
}

/** Ends the wait soon if no judge can answer. The judge of this process may still be starting. */
export async function patienceFor(
  db: Database,
  { judgeWorkers }: Pick<Config, 'judgeWorkers'>,
  languages: readonly Language[],
): Promise<AbortSignal[]> {
  return judgeWorkers > 0 || (await isJudgeAlive(db, languages)) ? [] : [soon()];
}

/** The client sends the problem again. */
export async function judgeNeeded(
  db: Database,
  what: 'checker' | 'tests',
  tried: TrialFault,
  languages: readonly Language[],
): Promise<Refusal> {
  const texts = problemRefusals[what];
  if (tried.type === 'fault') return refusal(texts.fault(tried.reason), busyRetrySeconds);
  return (await isJudgeAlive(db, languages))
    ? refusal(texts.busy, busyRetrySeconds)
    : refusal(texts.noJudge, absentRetrySeconds);
}

const refusal = (message: string, retryAfterSeconds: number) =>
  new Refusal('JUDGE_NEEDED', { message, retryAfterSeconds });
