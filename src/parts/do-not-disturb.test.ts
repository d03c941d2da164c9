import { expect, test, vi } from 'vitest';
import { afterDoNotDisturb, beginDoNotDisturb, isDoNotDisturb } from './do-not-disturb';

test('an offer during a contest run is made once, after the run', () => {
  const tell = vi.fn();
  afterDoNotDisturb(tell);
  expect(tell).toHaveBeenCalledTimes(1);
  const endOne = beginDoNotDisturb();
  const endTwo = beginDoNotDisturb();
  afterDoNotDisturb(tell);
  endOne();
  endOne();
  expect(isDoNotDisturb()).toBe(true);
  expect(tell).toHaveBeenCalledTimes(1);
  endTwo();
  expect(isDoNotDisturb()).toBe(false);
  expect(tell).toHaveBeenCalledTimes(2);
  beginDoNotDisturb()();
  expect(tell).toHaveBeenCalledTimes(2);
});
