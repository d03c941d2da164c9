import { expect, test } from 'vitest';
import { DisplayName } from '../../entities/user';
import { toPlainName } from './display-name';

test.each([
  'Ada',
  'Åsa Öberg',
  '李小龙',
  'علی‌رضا',
  'שרה',
  '👩‍🚀',
  'O’Neill-Smith',
  '<b>Ada</b>',
  '=1+1',
  '7',
])('SIGN-17 accepts the name %s', (name) => {
  expect(DisplayName.safeParse(name)).toEqual({ success: true, data: name });
  expect(toPlainName(name)).toBe(name);
});

test.each([
  ['a line end', 'Ada\nAdmin', 'AdaAdmin'],
  ['a line separator', 'Ada\u2028Admin', 'AdaAdmin'],
  ['an escape', 'Ada\x1b[31m', 'Ada[31m'],
  ['NUL', 'Ada\0', 'Ada'],
  ['an unpaired surrogate', 'Ada\ud83d', 'Ada'],
  ['a right-to-left override', 'Ada\u202enimda', 'Adanimda'],
  ['an unclosed isolate', 'Ada\u2067', 'Ada'],
])('rejects a name with %s and can clean it', (_what, name, plain) => {
  expect(DisplayName.safeParse(name).success).toBe(false);
  expect(toPlainName(name)).toBe(plain);
});

test.each(['\u200b', '\u200d\u200d', '\u3164', '\u2800\u2800', '\u00ad', '\u0301', '\u{e0041}'])(
  'rejects an invisible name (%j)',
  (name) => {
    expect(DisplayName.safeParse(name).success).toBe(false);
  },
);
