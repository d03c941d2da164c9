import type { AccountKey } from '../../data/account';
import { fetchOwnProblem } from '../../sync/own-problem';
import { keepForm, readKeptForm } from './kept-draft';
import { formOf, type ProblemForm } from './problem-form';

/** overtaken: another version was saved since the draft was begun, and a person decides which of the two goes on. */
export type ChangeStart =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'overtaken'; mine: ProblemForm; theirs: Based };

interface Based {
  form: ProblemForm;
  id: string;
  version: number;
}

export const changeDraftID = (problemID: string) => `change-${problemID.toLowerCase()}`;

/** What was begun is gone on with; else the draft is made of what the server has. Never throws for what the network does. */
export async function beginChange(account: AccountKey, problemID: string): Promise<ChangeStart> {
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
  return mine.base?.version === version ? { type: 'ready' } : { type: 'overtaken', mine, theirs };
}

/** Either text as a change of the version that is the newest now. */
export async function takeUp(
  account: AccountKey,
  { mine, theirs }: ChangeStart & { type: 'overtaken' },
  which: 'mine' | 'theirs',
): Promise<void> {
  await keep(account, which === 'mine' ? mine : theirs.form, theirs);
}

async function keep(account: AccountKey, form: ProblemForm, { id, version }: Based): Promise<void> {
  await keepForm(account, changeDraftID(id), { ...form, base: { id, version } });
}
