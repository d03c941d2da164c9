import type { AccountKey } from '../../data/account';
import { readWizardDraft, saveWizardDraft } from '../../data/wizard-drafts';
import { fetchOwnProblem } from '../../sync/own-problem';
import { formOf, type ProblemForm, readForm } from './problem-form';

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
  const begun = await readWizardDraft(account, 'problem', changeDraftID(problemID));
  const told = await fetchOwnProblem(problemID);
  // Without a network nobody knows of another version; the server will.
  if (!told.ok) return begun ? { type: 'ready' } : { type: 'failed', message: told.message };
  const { problem, version } = told;
  const theirs = { form: formOf(problem), id: problem.id ?? problemID, version };
  if (!begun) {
    await keep(account, theirs.form, theirs);
    return { type: 'ready' };
  }
  const mine = readForm(begun.value);
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
  const value = { ...form, base: { id, version } };
  await saveWizardDraft({ account, kind: 'problem', id: changeDraftID(id), name: form.title, value });
}
