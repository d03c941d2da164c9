/** The fields in one row, each test case's texts in a separate row. */
import type { DraftFormat } from '../../wizard/drafts';
import { newForm, type ProblemForm, readForm } from './problem-form';

export const problemDrafts: DraftFormat<ProblemForm> = {
  kind: 'problem',
  newForm,
  readForm: (value, cases = new Map()) => readForm(withCases(value, cases)),
  nameOf: ({ title }) => title.trim(),
  split: (form) => ({
    value: { ...form, testCases: form.testCases.map(({ input: _, output: __, ...rest }) => rest) },
    parts: new Map(form.testCases.map(({ key, input, output }) => [key, { input, output }])),
  }),
};

/** Drafts of older builds include the cases. */
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
