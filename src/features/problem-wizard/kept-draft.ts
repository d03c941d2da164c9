/** A problem that is being written, as it is kept on this device: its fields in one row, what the test cases hold in rows of their own. */
import type { AccountKey } from '../../data/account/account';
import { readProblemDraft, saveProblemDraft } from '../../data/drafts/problem-drafts';
import { type ProblemForm, readForm } from './problem-form';

type Cases = ProblemForm['testCases'];

/** `kept`: the cases as they were written last, if they were; what is unchanged since is not written again. */
export async function keepForm(
  account: AccountKey,
  id: string,
  form: ProblemForm,
  kept: Cases = [],
): Promise<void> {
  const before = new Map(kept.map((one) => [one.key, one]));
  const now = new Map(form.testCases.map((one) => [one.key, one]));
  const isKept = (key: string) => {
    const [was, is] = [before.get(key), now.get(key)];
    return was !== undefined && is !== undefined && was.input === is.input && was.output === is.output;
  };
  const parts = new Map(form.testCases.map(({ key, input, output }) => [key, { input, output }]));
  const value = { ...form, testCases: form.testCases.map(({ input: _, output: __, ...rest }) => rest) };
  await saveProblemDraft({ account, id, name: form.title.trim(), value }, parts, isKept);
}

/** Undefined: there is no such draft. One of an older build has its cases within. */
export async function readKeptForm(account: AccountKey, id: string): Promise<ProblemForm | undefined> {
  const draft = await readProblemDraft(account, id);
  return draft && readForm(withCases(draft.value, draft.cases));
}

function withCases(value: unknown, cases: ReadonlyMap<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null || !('testCases' in value)) return value;
  if (!Array.isArray(value.testCases)) return value;
  const whole = value.testCases.map((one: { key: string }) => ({
    ...{ input: '', output: '' },
    ...(cases.get(one.key) as object | undefined),
    ...one,
  }));
  return { ...value, testCases: whole };
}
