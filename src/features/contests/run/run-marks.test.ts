import { expect, test } from 'vitest';
import { markOfAnswer, markOfCode } from './run-marks';

type Row = Parameters<typeof markOfCode>[0][number];
const row = (receipt: Row['receipt'], score?: number, contest?: 'held' | 'refused'): Row => ({
  receipt,
  ...(score !== undefined && { state: { score } as Row['state'] & object }),
  ...(contest && { contest: { state: contest, writtenTime: '2026-01-01T00:00:00Z' } }),
});

test('the mark of a problem is solved first, then unsent or judging work, then the best score', () => {
  expect(markOfCode([], undefined)).toBe('untouched');
  expect(markOfCode([], 0)).toBe('tried');
  expect(markOfCode([row('judged', 0)], undefined)).toBe('tried');
  expect(markOfCode([row('judged', 40), row('judged', 0)], undefined)).toBe('partly');
  expect(markOfCode([row('sent'), row('judged', 40)], undefined)).toBe('judging');
  expect(markOfCode([row('saved'), row('judged', 40)], undefined)).toBe('queued');
  expect(markOfCode([row('saved'), row('judged', 100)], undefined)).toBe('solved');
  expect(markOfCode([row('saved')], 100)).toBe('solved');
});

test('held and refused submissions do not count', () => {
  expect(markOfCode([row('sent', undefined, 'held')], undefined)).toBe('held');
  expect(markOfCode([row('judged', 100, 'refused')], undefined)).toBe('tried');
});

test('a question is tried with an answer, and solved with full points', () => {
  expect(markOfAnswer(undefined, undefined, false)).toBe('untouched');
  expect(markOfAnswer(undefined, undefined, true)).toBe('tried');
  expect(markOfAnswer({ receipt: 'saved' }, undefined, true)).toBe('queued');
  expect(markOfAnswer({ receipt: 'judged' }, 100, true)).toBe('solved');
  expect(markOfAnswer({ receipt: 'judged' }, 0, true)).toBe('tried');
});
