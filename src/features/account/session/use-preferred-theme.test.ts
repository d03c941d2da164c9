import { expect, test } from 'vitest';
import { isNews } from './use-preferred-theme';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a preference is followed once; what is chosen here afterwards stays', () => {
  const storage = memory();
  expect(isNews('u1', 'light', storage)).toBe(true);
  expect(isNews('u1', 'light', storage)).toBe(false);
  expect(isNews('u1', 'dark', storage)).toBe(true);
});

test('who never chose keeps what this device shows', () => {
  const storage = memory();
  expect(isNews('u1', 'dark', storage)).toBe(false);
  expect(isNews('u1', 'system', storage)).toBe(true);
});

test('the next person brings their own', () => {
  const storage = memory();
  isNews('u1', 'light', storage);
  expect(isNews('u2', 'light', storage)).toBe(true);
});
