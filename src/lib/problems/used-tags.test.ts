import { beforeEach, expect, test } from 'vitest';
import { storeUsedTags, usedTagsFirst } from './used-tags';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

const row = ['a', 'b', 'c', 'd', 'e', 'f'];

test('HOME-4 a row keeps its written order before any counts are known', () => {
  expect(usedTagsFirst(row)).toEqual(row);
});

test('HOME-4 the most used tags come first; unused tags are left out if enough remain', () => {
  storeUsedTags(['f', 'x', 'b', 'd', 'a']);
  expect(usedTagsFirst(row)).toEqual(['f', 'b', 'd', 'a']);
  storeUsedTags(['f', 'b']);
  expect(usedTagsFirst(row)).toEqual(['f', 'b', 'a', 'c', 'd', 'e']);
});

test('ignores invalid stored data and blocked storage', () => {
  for (const text of ['{', '7', '{"a":1}', '[1,null]']) {
    kept.set('codeferry-used-tags', text);
    expect(usedTagsFirst(row)).toEqual(row);
  }
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('closed');
    },
    configurable: true,
  });
  storeUsedTags(['a']);
  expect(usedTagsFirst(row)).toEqual(row);
});
