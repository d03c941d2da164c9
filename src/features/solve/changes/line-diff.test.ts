import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './line-diff';

const kinds = (expected: string, actual: string) => diffLines(expected, actual).map(({ kind }) => kind);

test('ignores whitespace at the ends of lines', () => {
  expect(kinds('1\n2\n', '1 \r\n2\n\n')).toEqual(['same', 'same']);
  expect(kinds('', '\n')).toEqual([]);
});

test('aligns the lines after a missing one', () => {
  expect(kinds('a\nb\nc\n', 'a\nc\n')).toEqual(['same', 'missing', 'same']);
  expect(kinds('a\nc\n', 'a\nb\nc\n')).toEqual(['same', 'extra', 'same']);
});

test('pairs a changed line with the expected one', () => {
  expect(diffLines('yes\n4\n', 'Yes!\n4\n')).toEqual([
    { kind: 'changed', expected: 'yes', actual: 'Yes!' },
    { kind: 'same', expected: '4', actual: '4' },
  ]);
  expect(kinds('1\n2\n', 'x\n')).toEqual(['changed', 'missing']);
});

test('compares long outputs line by line, without alignment', () => {
  const many = Array.from({ length: 500 }, (_, line) => line).join('\n');
  expect(new Set(kinds(many, many))).toEqual(new Set(['same']));
  expect(kinds(many, `x\n${many}`)).toHaveLength(501);
});

test('keeps all lines of both outputs in order', () => {
  const output = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(output, output, (expected, actual) => {
      const rows = diffLines(expected.join('\n'), actual.join('\n'));
      expect(rows.flatMap((row) => row.expected ?? [])).toEqual(expected);
      expect(rows.flatMap((row) => row.actual ?? [])).toEqual(actual);
      expect(rows.every((row) => (row.kind === 'same') === (row.expected === row.actual))).toBe(true);
    }),
  );
});
