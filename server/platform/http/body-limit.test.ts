import { expect, test } from 'vitest';
import { BodyBudget } from './body-limit';

test('one account uses at most half of the memory for large bodies, one network three quarters, all together the whole', () => {
  const budget = new BodyBudget(100);
  expect(budget.add('ada', '192.0.2.1', 50)).toBe(true);
  expect(budget.add('ada', '192.0.2.9', 1)).toBe(false);
  expect(budget.add('bob', '192.0.2.1', 25)).toBe(true);
  expect(budget.add('eve', '192.0.2.1', 1)).toBe(false);
  expect(budget.add('eve', '192.0.2.2', 25)).toBe(true);
  expect(budget.add('max', '192.0.2.3', 1)).toBe(false);
  budget.remove('ada', '192.0.2.1', 50);
  expect(budget.add('max', '192.0.2.3', 50)).toBe(true);
});
