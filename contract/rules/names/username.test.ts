import { expect, test } from 'vitest';
import { isReservedUsername } from './username';

test.each([
  'admin',
  'Support',
  'forgot-password',
  'Adm1n',
  'ad.min',
  'root_',
  'C0DEFERRY',
  'codeferry.help',
  'nu11',
])('D-19 reserves %s', (username) => {
  expect(isReservedUsername(username)).toBe(true);
});

test.each(['ada.l', 'admins.friend', 'rooted', 'ferry', 'teamwork', '1234'])('allows %s', (username) => {
  expect(isReservedUsername(username)).toBe(false);
});
