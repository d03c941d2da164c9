/** A problem that is being written, as it is kept on this device: its fields in one row, the texts of each test case in a row of its own. */
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

/** A draft of an older build has its cases within. */
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
