import { expect, test } from 'vitest';
import { changedLines } from './line-changes';

test('shows changed, added and removed lines with two lines around them', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].join('\n');
  const after = ['a', 'b', 'c', 'd', 'E', 'f', 'g', 'h'].join('\n');
  expect(changedLines(before, after)).toEqual([
    { kind: 'leftOut', count: 2 },
    { kind: 'same', text: 'c' },
    { kind: 'same', text: 'd' },
    { kind: 'removed', text: 'e' },
    { kind: 'added', text: 'E' },
    { kind: 'same', text: 'f' },
    { kind: 'same', text: 'g' },
    { kind: 'added', text: 'h' },
  ]);
});

test('skips all lines of equal texts', () => {
  expect(changedLines('a\nb', 'a\nb')).toEqual([{ kind: 'leftOut', count: 2 }]);
});
