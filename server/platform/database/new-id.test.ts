import { expect, test } from 'vitest';
import { newId } from './new-id';

test('ids have 24 hexadecimal digits and sort by creation', () => {
  const ids = Array.from({ length: 1000 }, () => newId());
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids keep their order when the clock goes back', () => {
  const now = Date.now() + 1000;
  const first = newId(now);
  expect(newId(now - 500) > first).toBe(true);
  expect(newId(now + 500) > first).toBe(true);
});
