import { expect, test } from 'vitest';
import { isClassCode, isTeacherCode, plainCode, shownCode } from './class-code';

test.each(['ABCDEFGH', 'abcd-efgh', ' Abcd efgh '])(
  'accepts %j as a class code, however it is typed',
  (typed) => {
    expect(isClassCode(typed)).toBe(true);
    expect(plainCode(typed)).toBe('ABCDEFGH');
  },
);

test.each(['', 'ABCD', 'ABCDEFGHJ', 'ABCDEFGI', 'ABCDEFG1', 'ABCDEFGÄ'])('%j is no class code', (typed) => {
  expect(isClassCode(typed)).toBe(false);
});

test('a teacher code has twelve letters', () => {
  expect(isTeacherCode('ABCD-EFGH-JKMN')).toBe(true);
  expect(isTeacherCode('ABCD-EFGH')).toBe(false);
});

test('shows a code in groups of four', () => {
  expect(shownCode('ABCDEFGH')).toBe('ABCD-EFGH');
});
