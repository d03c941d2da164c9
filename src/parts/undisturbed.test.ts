import { expect, test, vi } from 'vitest';
import { beginUndisturbed, isUndisturbed, whenDisturbable } from './undisturbed';

test('what would be offered during a contest run is offered when it is over, once', () => {
  const tell = vi.fn();
  whenDisturbable(tell);
  expect(tell).toHaveBeenCalledTimes(1);
  const endOne = beginUndisturbed();
  const endTwo = beginUndisturbed();
  whenDisturbable(tell);
  endOne();
  endOne();
  expect(isUndisturbed()).toBe(true);
  expect(tell).toHaveBeenCalledTimes(1);
  endTwo();
  expect(isUndisturbed()).toBe(false);
  expect(tell).toHaveBeenCalledTimes(2);
  beginUndisturbed()();
  expect(tell).toHaveBeenCalledTimes(2);
});
