import { expect, test } from 'vitest';
import { diffLines } from '../changes/line-diff';
import { diffExcerpt, lineExcerpt } from './diff-excerpt';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}\n`).join('');

test('shows 200 of 100,000 lines and counts the others', () => {
  const { above, rows, below } = diffExcerpt(diffLines('0\n1\n', lines(100_000)));
  expect([above, rows.length, below]).toEqual([0, 200, 99_800]);
});

test('shows the lines around the first difference', () => {
  const expected = lines(100_000);
  const { above, rows, below } = diffExcerpt(diffLines(expected, expected.replace('\n5000\n', '\nx\n')));
  expect(rows.findIndex(({ kind }) => kind === 'changed')).toBe(20);
  expect(above + rows.length + below).toBe(100_000);
  const last = diffExcerpt(diffLines(expected, `${expected}x`));
  expect([last.above, last.rows.at(-1)?.actual, last.below]).toEqual([99_801, 'x', 0]);
});

test('shows a short comparison completely', () => {
  const rows = diffLines('a\nb\n', 'a\nc\n');
  expect(diffExcerpt(rows)).toEqual({ above: 0, rows, below: 0 });
});

test('shortens a very long line', () => {
  expect(lineExcerpt('x'.repeat(1_000_000))).toHaveLength(2001);
  expect(lineExcerpt('short')).toBe('short');
});
