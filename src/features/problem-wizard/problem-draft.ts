/** The fields in one row; each test case's texts, program, file and image in a separate row, written when it changes. */
import type { DraftFormat } from '../../wizard/drafts';
import { filesOf, withFiles, withoutFiles } from './draft-files';
import { newForm, type ProblemForm, readForm } from './problem-form';

export const problemDrafts: DraftFormat<ProblemForm> = {
  kind: 'problem',
  newForm,
  readForm: (value, parts = new Map()) =>
    readForm(withFiles(withImages(withParts(value, parts), parts), (path) => parts.get(path))),
  nameOf: ({ title }) => title.trim(),
  split: (form) => ({
    value: {
      ...form,
      ...withoutFiles(form),
      testCases: form.testCases.map(({ input: _, output: __, ...rest }) => rest),
      solutions: form.solutions.map(({ source: _, ...rest }) => rest),
      images: form.images.map(({ name }) => ({ name })),
    },
    parts: new Map<string, object>([
      ...form.testCases.map(({ key, input, output }) => [key, { input, output }] as const),
      ...form.solutions.map(({ key, source }) => [solutionPart(key), { source }] as const),
      ...form.images.map(({ name, data }) => [imageKey(name), { data }] as const),
      ...filesOf(form),
    ]),
  }),
};

const solutionPart = (key: string) => `solution-${key}`;
const imageKey = (name: string) => `image/${name}`;

function withImages(value: unknown, parts: ReadonlyMap<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null || !('images' in value)) return value;
  if (!Array.isArray(value.images)) return value;
  const images = value.images.flatMap(({ name }: { name: string }) => {
    const part = parts.get(imageKey(name)) as object | undefined;
    return part ? [{ name, ...part }] : [];
  });
  return { ...value, images };
}

/** Drafts of older builds include the cases. */
function withParts(value: unknown, parts: ReadonlyMap<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null || !('testCases' in value)) return value;
  if (!Array.isArray(value.testCases)) return value;
  const whole = value.testCases.map((one: { key: string }) => ({
    input: '',
    output: '',
    ...(parts.get(one.key) as object | undefined),
    ...one,
  }));
  if (!('solutions' in value) || !Array.isArray(value.solutions)) return { ...value, testCases: whole };
  const solutions = value.solutions.map((one: { key: string }) => ({
    source: '',
    ...(parts.get(solutionPart(one.key)) as object | undefined),
    ...one,
  }));
  return { ...value, testCases: whole, solutions };
}
