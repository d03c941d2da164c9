import type { AccountKey } from '../../data/account/account';
import type { Opening } from '../../parts/open-for-change';
import { fetchOwnProblem } from '../../sync/authoring/own-problem';
import { keepForm, readKeptForm } from './kept-draft';
import { formOf, type ProblemForm } from './problem-form';

interface Based {
  form: ProblemForm;
  id: string;
  version: number;
}

export const changeDraftID = (problemID: string) => `change-${problemID.toLowerCase()}`;

/** What was begun is gone on with; else the draft is made of what the server has. Never throws for what the network does. */
export async function beginChange(account: AccountKey, problemID: string): Promise<Opening> {
  const mine = await readKeptForm(account, changeDraftID(problemID));
  const told = await fetchOwnProblem(problemID);
  // Without a network nobody knows of another version; the server will.
  if (!told.ok) return mine ? { type: 'ready' } : { type: 'failed', message: told.message };
  const { problem, version } = told;
  const theirs = { form: formOf(problem), id: problem.id ?? problemID, version };
  if (!mine) {
    await keep(account, theirs.form, theirs);
    return { type: 'ready' };
  }
  if (mine.base?.version === version) return { type: 'ready' };
  const takeUp = (which: 'mine' | 'theirs') => keep(account, which === 'mine' ? mine : theirs.form, theirs);
  return { type: 'overtaken', mine: mine.base?.version, theirs: version, takeUp };
}

async function keep(account: AccountKey, form: ProblemForm, { id, version }: Based): Promise<void> {
  await keepForm(account, changeDraftID(id), { ...form, base: { id, version } });
}
