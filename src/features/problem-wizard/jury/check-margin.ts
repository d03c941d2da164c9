/** Whether the solutions that must be too slow are slow enough for a proposed time limit. */
import { ref } from 'valtio/vanilla';
import { timeLimitSeconds } from '../../../../contract/limits';
import { isFinal } from '../../../../contract/rules/judging/submission-status';
import { timeLimitFactors } from '../../../../contract/rules/jury/time-limit';
import { failureText } from '../../../lib/failure-text';
import { checkJury } from '../../../sync/verdicts/check-jury';
import type { ProblemForm } from '../problem-form';
import { toCases, toChecker } from '../to-problem';
import { type JuryState, juryData } from './jury-state';
import { ownSolutions } from './run-jury';

const slowSolutions = (form: ProblemForm) =>
  ownSolutions(form).filter(({ expected }) => expected.join() === 'TLE');

/** Undefined if it was not checked for this limit and these solutions. */
export function marginOf({ margin }: Pick<JuryState, 'margin'>, form: ProblemForm, seconds: number) {
  if (!margin || margin.seconds !== seconds) return undefined;
  const data = [...juryData(form), ...slowSolutions(form).map(({ source }) => source)];
  const isSame = data.length === margin.data.length && data.every((value, at) => value === margin.data[at]);
  return isSame ? margin : undefined;
}

/** Runs them with the limit that they must exceed. The state has the outcome or the failure. */
export async function checkMargin(state: JuryState, form: ProblemForm, seconds: number): Promise<void> {
  const slow = slowSolutions(form);
  const data = [...juryData(form), ...slow.map(({ source }) => source)];
  const timeLimit = Math.min(timeLimitSeconds.max, seconds * timeLimitFactors.slow);
  state.failure = null;
  state.progress = { done: 0, total: slow.length };
  try {
    const checked = await checkJury(
      {
        testCases: toCases(form).map((one) => ({ ...one, timeLimit })),
        checker: toChecker(form),
        ...(form.scoring && { scoring: form.scoring }),
        solutions: slow.map(({ language, source }) => ({ language, source })),
      },
      {
        signal: new AbortController().signal,
        onRuns: (runs) => {
          state.progress = { done: runs.filter(({ status }) => isFinal(status)).length, total: slow.length };
        },
      },
    );
    if (!checked.ok) {
      state.failure = checked.message;
      return;
    }
    const fast = checked.runs.flatMap(({ result }, at) => {
      const isSlow = result?.cases.some(({ verdict }) => verdict === 'TLE') ?? true;
      return isSlow || !result ? [] : [{ name: slow[at]?.name ?? '', ms: result.slowestMs }];
    });
    const tooFast = fast.length > 0 ? fast.reduce((a, b) => (b.ms < a.ms ? b : a)) : null;
    state.margin = ref({ seconds, data, tooFast });
  } catch (error) {
    state.failure = failureText(error);
  } finally {
    state.progress = null;
  }
}
