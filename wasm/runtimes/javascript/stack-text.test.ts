import { expect, test } from 'vitest';
import { cleanStack } from './stack-text';

test('leaves out frames of the runtime itself', () => {
  const text =
    'Error: x\n    at f (main.js:2:3)\n    at call (native)\n    at tick (codeferry:node.js:1:99)\n';
  expect(cleanStack(text, 10)).toBe('Error: x\n    at f (main.js:2:3)\n');
});

test('columns of the first line ignore inserted code', () => {
  expect(cleanStack('E\n    at f (main.js:1:30)\n    at g (main.js:12:30)', 20)).toBe(
    'E\n    at f (main.js:1:10)\n    at g (main.js:12:30)\n',
  );
});

test('shows at most ten frames in a row', () => {
  const text = `E\n${'    at f (main.js:2:1)\n'.repeat(700)}cause\n    at g (main.js:3:1)`;
  expect(
    cleanStack(text, 0)
      .split('\n')
      .filter((line) => line.includes(' at ')),
  ).toHaveLength(11);
});
