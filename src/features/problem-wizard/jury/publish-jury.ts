/** The check of jury solutions and tests before a problem is published or changed (decision 113). */
import { ref } from 'valtio/vanilla';
import type { NewProblem } from '../../../../contract/entities/problem/new-problem';
import { syncStatus } from '../../../sync/network/sync-status';
import type { ProblemForm } from '../problem-form';
import { runsValidators, validateCases } from '../tools/validate-cases';
import type { ProblemWizard } from '../wizard-types';
import { type JuryQuestion, type JuryState, juryData, juryStateOf, outcomeOf } from './jury-state';
import { messages } from './messages';
import { differenceOf, ownSolutions, runOnJudge } from './run-jury';

/**
 * Runs the solutions, or without any the validators, and asks the author if a solution differs. The author can also
 * publish without waiting: a server may have no judge.
 * @returns what is sent; null if the author goes back. Without an answer of the judge, and for tests that are not
 * valid, the server checks the problem and names the fields.
 */
export async function checkBeforePublishing(
  wizard: ProblemWizard,
  payload: NewProblem,
  form: ProblemForm,
  validate: typeof validateCases = validateCases,
): Promise<NewProblem | null> {
  const solutions = ownSolutions(form);
  if (!('testCases' in payload) || syncStatus.network === 'offline') return payload;
  if (solutions.length === 0 && !runsValidators(form)) return payload;
  const check = solutions.length > 0 ? 'solutions' : 'tests';
  const anyway = { ...payload, publishAnyway: true };
  const state = juryStateOf(wizard);
  const controller = new AbortController();
  const { signal } = controller;
  const compiles = form.checkerKind === 'custom';
  const early = askAuthor(state, { check, compiles, lines: [] });
  const run =
    check === 'solutions'
      ? runOnJudge(state, form, solutions, signal)
      : validate(form, { signal, onStatus: () => undefined }).then(() => false);
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
  return (await askAuthor(state, { check, compiles, lines })) ? anyway : null;
}

function askAuthor(state: JuryState, about: Omit<JuryQuestion, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isPublished: boolean) => {
      state.question = null;
      resolve(isPublished);
    };
    state.question = ref({ ...about, answer });
  });
}
