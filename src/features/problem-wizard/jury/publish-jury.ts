/** The check of the jury solutions before a problem is published or changed (decision 113). */
import { ref } from 'valtio/vanilla';
import type { NewProblem } from '../../../../contract/entities/problem/new-problem';
import { syncStatus } from '../../../sync/network/sync-status';
import type { ProblemForm } from '../problem-form';
import type { ProblemWizard } from '../wizard-types';
import { type JuryState, juryData, juryStateOf, outcomeOf } from './jury-state';
import { messages } from './messages';
import { differenceOf, ownSolutions, runOnJudge } from './run-jury';

/**
 * Runs the solutions and asks the author if one differs. The author can also publish without waiting.
 * @returns what is sent; null if the author goes back. Without an answer of the judge the server checks the problem.
 */
export async function checkBeforePublishing(
  wizard: ProblemWizard,
  payload: NewProblem,
  form: ProblemForm,
): Promise<NewProblem | null> {
  const solutions = ownSolutions(form);
  if (!('testCases' in payload) || solutions.length === 0 || syncStatus.network === 'offline') return payload;
  const anyway = { ...payload, publishAnyway: true };
  const state = juryStateOf(wizard);
  const controller = new AbortController();
  const early = askAuthor(state, []);
  const run = runOnJudge(state, form, solutions, controller.signal);
  const first = await Promise.race([early, run.then((isOver) => ({ isOver }))]);
  controller.abort();
  if (typeof first === 'boolean') return first ? anyway : null;
  state.question = null;
  if (!first.isOver) return payload;
  const data = juryData(form);
  const lines = solutions.flatMap((solution) => {
    const difference = differenceOf(solution, outcomeOf(state, solution, data), form, messages);
    return difference ? [{ name: solution.name, text: difference.text }] : [];
  });
  if (lines.length === 0) return payload;
  return (await askAuthor(state, lines)) ? anyway : null;
}

function askAuthor(state: JuryState, lines: { name: string; text: string }[]): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isPublished: boolean) => {
      state.question = null;
      resolve(isPublished);
    };
    state.question = ref({ lines, answer });
  });
}
