import { expect, test } from 'vitest';
import { withUnderscores } from './with-underscores';

test('QUIZ-11 the preview shows blanks as underscores', () => {
  expect(withUnderscores('A [[blank:x]] and [[blank:y-2]].')).toBe('A _____ (1) and _____ (2).');
  expect(withUnderscores('Nothing, [[blank:]].')).toBe('Nothing, [[blank:]].');
});
