import { expect, test } from 'vitest';
import { CreateProblem } from './problem/problem';
import { SubmitCode } from './submission';
import { SignupEmail } from './user';

const problem = {
  title: 'Two sums',
  description: 'Add them.',
  difficulty: 'easy',
  testCases: [{ input: '1 2\n', output: '3\n' }],
};
const submission = { code: 'print(1)', language: 'PYTHON3', problemID: 'SUM', type: 'challenge' };
const signup = { uid: 'u1', email: 'ada@example.org', username: 'ada.l', displayName: 'Ada' };

test.each([
  ['title', CreateProblem, { ...problem, title: 'Two\0sums' }],
  ['description', CreateProblem, { ...problem, description: 'Add\0them.' }],
  ['constraints', CreateProblem, { ...problem, constraints: '\0' }],
  ['tags.0', CreateProblem, { ...problem, tags: ['a\0b'] }],
  ['id', CreateProblem, { ...problem, id: 'two\0sums' }],
  ['initialCode.0.code', CreateProblem, { ...problem, initialCode: [{ language: 'CPP17', code: '\0' }] }],
  ['problemID', SubmitCode, { ...submission, problemID: 'S\0M' }],
  ['challengeID', SubmitCode, { ...submission, challengeID: 'first\0' }],
  ['contestSlug', SubmitCode, { ...submission, contestSlug: 'first\0' }],
  ['displayName', SignupEmail, { ...signup, displayName: 'A\0da' }],
  ['email', SignupEmail, { ...signup, email: 'a\0da@example.org' }],
])('rejects NUL in %s', (field, schema, body) => {
  const { error } = schema.safeParse(body);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
