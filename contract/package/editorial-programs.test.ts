import { expect, test } from 'vitest';
import { editorialPrograms } from './editorial-programs';

test('finds the programs of a block with a language switch, not a fence that stands alone', () => {
  const markdown = [
    'Write:\n\n```python\nif x:\n```\n\n## Program\n',
    '```cpp\nint main() {}\n```\n',
    '```python\nprint(1)\n\nprint(2)\n```\n\nSo it is.\n\n```\nplain\n```\n',
  ].join('\n');
  expect(editorialPrograms(markdown)).toEqual([
    { language: 'CPP17', source: 'int main() {}\n' },
    { language: 'PYTHON3', source: 'print(1)\n\nprint(2)\n' },
  ]);
});

test('finds nothing in a text without fences', () => {
  expect(editorialPrograms('Sort the list.')).toEqual([]);
});
