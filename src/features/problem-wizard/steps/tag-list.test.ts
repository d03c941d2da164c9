import { expect, test } from 'vitest';
import { pressKey, withTags } from './tag-list';

test('PWIZ-12 a tag is trimmed and lower-cased, and each is there once', () => {
  expect(withTags(['graphs'], '  Trees ')).toEqual(['graphs', 'trees']);
  expect(withTags(['graphs'], ' GRAPHS')).toEqual(['graphs']);
  expect(withTags(['graphs'], '   ')).toEqual(['graphs']);
});

test('PWIZ-13 LIM-12 there are at most ten', () => {
  const ten = Array.from({ length: 10 }, (_, n) => `tag${n}`);
  expect(withTags(ten, 'one more')).toEqual(ten);
  expect(withTags(ten.slice(1), 'a, b')).toHaveLength(10);
});

test.each(['Enter', ','])('PWIZ-14 %s takes what is typed', (key) => {
  expect(pressKey(['graphs'], 'Trees', key)).toEqual({ tags: ['graphs', 'trees'], typed: '' });
});

test('PWIZ-15 Backspace in an empty field takes the last one back, and in text it is a key like others', () => {
  expect(pressKey(['graphs', 'trees'], '', 'Backspace')).toEqual({ tags: ['graphs'], typed: '' });
  expect(pressKey(['graphs'], 'x', 'Backspace')).toBeNull();
  expect(pressKey([], '', 'Backspace')).toBeNull();
  expect(pressKey(['graphs'], 'x', 'a')).toBeNull();
});
