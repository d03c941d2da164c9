import { expect, test } from 'vitest';
import { lineIdPattern, sortedLines, startingOrder } from './ordering-lines';

const right = ['read n', 'step', 'total = 0', 'step', 'print total'];

test('names of lines follow from their texts, and say nothing about the right order', () => {
  const lines = sortedLines(right);
  expect(sortedLines([...right].reverse())).toEqual(lines);
  expect(lines.map(({ text }) => text)).toEqual([...right].sort());
  expect(new Set(lines.map(({ id }) => id)).size).toBe(5);
  for (const { id } of lines) expect(id).toMatch(lineIdPattern);
});

test('a line keeps its name when another line changes', () => {
  const changed = sortedLines(right.map((text) => (text === 'read n' ? 'read m' : text)));
  const idOf = (lines: typeof changed, text: string) => lines.find((line) => line.text === text)?.id;
  expect(idOf(changed, 'print total')).toBe(idOf(sortedLines(right), 'print total'));
});

test('a person begins with the same order on every device, and people with different ones', () => {
  const lines = sortedLines(right);
  const starts = ['ada', 'bob', 'eve', 'joe', 'kim'].map((uid) => startingOrder(lines, 'SUM', uid).join());
  expect(startingOrder(lines, 'SUM', 'ada').join()).toBe(starts[0]);
  expect(new Set(starts).size).toBeGreaterThan(2);
  expect(startingOrder(lines, 'SUM', 'bob').sort()).toEqual(lines.map(({ id }) => id).sort());
});
