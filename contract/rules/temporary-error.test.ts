import { expect, test } from 'vitest';
import { isTemporaryError } from './temporary-error';

test.each([
  [500, 'INTERNAL', true],
  [503, undefined, true],
  [429, 'TOO_MANY_REQUESTS', true],
  [408, undefined, true],
  [425, undefined, true],
  [409, 'IN_PROGRESS', true],
  [409, 'KEY_REUSED', false],
  [400, 'VALIDATION', false],
  [401, 'UNAUTHENTICATED', false],
  [403, 'FORBIDDEN', false],
  [404, 'PROBLEM_NOT_FOUND', false],
])('%i %s is temporary: %s', (status, code, is) => {
  expect(isTemporaryError(status, code)).toBe(is);
});
