import { expect, test } from 'vitest';
import { errorText } from './error-text';

test('ERR-8 heading and sentence are joined', () => {
  expect(errorText({ error: 'Not allowed', message: 'You do not have permission to do this.' })).toBe(
    'Not allowed - You do not have permission to do this.',
  );
});

test('ERR-9 a heading or a sentence alone is shown', () => {
  expect(errorText({ error: 'Not allowed', message: '' })).toBe('Not allowed');
  expect(errorText({ error: '', message: 'You do not have permission to do this.' })).toBe(
    'You do not have permission to do this.',
  );
});
