import { expect, test } from 'vitest';
import { type CaseForm, newCase } from '../problem-form';
import {
  markExceptions,
  withCaseLimits,
  withLimits,
  withLimitsForAll,
  withoutOwnLimits,
} from './case-limits';

const limit = (value: string) => ({ isCustom: false, value });
const one = (key: string, seconds: string): CaseForm => ({ ...newCase(key), timeLimit: limit(seconds) });
const shown = (cases: readonly CaseForm[]) =>
  cases.map(({ timeLimit, hasOwnLimits }) => timeLimit.value + (hasOwnLimits ? '!' : ''));
const form = () => {
  const { limits = newCase(''), testCases } = markExceptions([one('1', '2'), one('2', '5'), one('3', '2')]);
  return { limits, testCases };
};

test('the most frequent limits are those of all cases, the others are exceptions', () => {
  const { limits, testCases } = form();
  expect(limits.timeLimit.value).toBe('2');
  expect(shown(testCases)).toEqual(['2', '5!', '2']);
});

test('new limits of all cases leave the exceptions alone', () => {
  expect(shown(withLimits(form(), { timeLimit: limit('10') }).testCases)).toEqual(['10', '5!', '10']);
});

test('a case becomes an exception when its limits differ, and ends being one when they do not', () => {
  const changed = withCaseLimits(form(), '1', { timeLimit: limit('30') });
  expect(shown(changed.testCases)).toEqual(['30!', '5!', '2']);
  expect(shown(withCaseLimits(changed, '1', { timeLimit: limit('2') }).testCases)).toEqual(['2', '5!', '2']);
  expect(shown(withoutOwnLimits(changed, '2').testCases)).toEqual(['30!', '2', '2']);
});

test('the limits of the only case are those of all cases; the limits of one case can become those of all', () => {
  const { limits, testCases } = markExceptions([one('1', '1')]);
  const only = withCaseLimits({ limits: limits ?? newCase(''), testCases }, '1', { timeLimit: limit('5') });
  expect([only.limits.timeLimit.value, ...shown(only.testCases)]).toEqual(['5', '5']);
  const all = withLimitsForAll(form(), one('2', '5'));
  expect([all.limits.timeLimit.value, ...shown(all.testCases)]).toEqual(['5', '5', '5', '5']);
});
