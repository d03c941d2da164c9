import { expect, test } from 'vitest';
import { failureText } from './failure-text';

const missing = 'A part of Codeferry could not be loaded. Try again when the network is back.';

test.each([
  ['Failed to fetch dynamically imported module: https://example.org/a.js', missing],
  ['error loading dynamically imported module: https://example.org/a.js', missing],
  ['Importing a module script failed.', missing],
  ['Unable to preload CSS for /a.css', missing],
  ['The picture is too large', 'The picture is too large'],
])('%s', (message, text) => {
  expect(failureText(new TypeError(message))).toBe(text);
});

test('a value that is no error is shown unchanged', () => {
  expect(failureText('stopped')).toBe('stopped');
});
