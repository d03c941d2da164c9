import { expect, test } from 'vitest';
import { pressKey, withTags } from './tag-list';

test('PWIZ-12 trims and lower-cases a tag, and adds it once', () => {
  expect(withTags(['graphs'], '  Trees ')).toEqual(['graphs', 'trees']);
  expect(withTags(['graphs'], ' GRAPHS')).toEqual(['graphs']);
  expect(withTags(['graphs'], '   ')).toEqual(['graphs']);
});

test('PWIZ-13 LIM-12 keeps at most ten tags', () => {
  const ten = Array.from({ length: 10 }, (_, n) => `tag${n}`);
  expect(withTags(ten, 'one more')).toEqual(ten);
  expect(withTags(ten.slice(1), 'a, b')).toHaveLength(10);
});

test.each(['Enter', ','])('PWIZ-14 %s adds the typed tag', (key) => {
  expect(pressKey(['graphs'], 'Trees', key)).toEqual({ tags: ['graphs', 'trees'], typed: '' });
});

test('PWIZ-15 Backspace removes the last tag only in an empty field', () => {
  expect(pressKey(['graphs', 'trees'], '', 'Backspace')).toEqual({ tags: ['graphs'], typed: '' });
  expect(pressKey(['graphs'], 'x', 'Backspace')).toBeNull();
  expect(pressKey([], '', 'Backspace')).toBeNull();
  expect(pressKey(['graphs'], 'x', 'a')).toBeNull();
});
