import { expect, test } from 'vitest';
import { mustApplyTheme } from './use-preferred-theme';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('applies a preference once, and keeps a later choice on this device', () => {
  const storage = memory();
  expect(mustApplyTheme('u1', 'light', storage)).toBe(true);
  expect(mustApplyTheme('u1', 'light', storage)).toBe(false);
  expect(mustApplyTheme('u1', 'dark', storage)).toBe(true);
});

test('without a preference the theme of this device stays', () => {
  const storage = memory();
  expect(mustApplyTheme('u1', 'system', storage)).toBe(false);
  expect(mustApplyTheme('u1', 'dark', storage)).toBe(true);
});

test('the next user gets their own preference', () => {
  const storage = memory();
  mustApplyTheme('u1', 'light', storage);
  expect(mustApplyTheme('u2', 'light', storage)).toBe(true);
});
