import { expect, test } from 'vitest';
import { messages } from './messages';

test('Offline 7 the end screen names the time within which late submissions still count', () => {
  const { note } = messages.ended;
  expect(note(10)).toContain('within 10 minutes after the end; later ones are refused');
  expect(note(1)).toContain('within 1 minute after');
  expect(note(0)).toContain('only if they reached the server before the end');
  expect(note(null)).not.toContain('refused');
});
