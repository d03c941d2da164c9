import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueText } from './issue-text';

const shape = z.object({
  own: z.string().check(z.minLength(1, 'A name is required')),
  long: z.string().check(z.maxLength(1200)),
  empty: z.string().check(z.minLength(1)),
  many: z.array(z.int()).check(z.maxLength(2)),
  none: z.array(z.int()).check(z.minLength(1)),
  other: z.string().check(z.regex(/^a/)),
  number: z.number().check(z.lte(5)),
});

test('each fault of a form has a message that says what is wrong, never the word of the schema library', () => {
  const value = {
    own: '',
    long: 'x'.repeat(1201),
    empty: '',
    many: [1, 2, 3],
    none: [],
    other: 'b',
    number: 9,
  };
  const issues = shape.safeParse(value).error?.issues ?? [];
  expect(Object.fromEntries(issues.map((issue) => [issue.path[0], issueText(issue)]))).toEqual({
    own: 'A name is required',
    long: 'At most 1,200 characters',
    empty: 'This is required',
    many: 'At most 2 entries',
    none: 'This is required',
    other: 'This value is not valid',
    number: 'This value is not valid',
  });
});
