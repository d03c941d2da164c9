import { expect, test } from 'vitest';
import { endedWords } from './ended-words';

test('Offline 7 the end screen names the time within which late submissions still count', () => {
  expect(endedWords(10)).toContain('within 10 minutes after the end; later ones are refused');
  expect(endedWords(1)).toContain('within 1 minute after');
  expect(endedWords(0)).toContain('only if they reached the server before the end');
  expect(endedWords(null)).not.toContain('refused');
});
