import { expect, test } from 'vitest';
import { emailPattern } from '../../entities/user';
import { addressOf, hasNoMail, noMailAddress, signInName } from './sign-in-name';

test('a sign-in name becomes an address that no mail can reach, and back', () => {
  const address = addressOf('Ada.L');
  expect(address).toBe(noMailAddress('ada.l'));
  expect(address).toMatch(emailPattern);
  expect(hasNoMail(address)).toBe(true);
  expect(signInName(address)).toBe('ada.l');
});

test('an email stays as typed', () => {
  expect(addressOf('Ada@example.org')).toBe('Ada@example.org');
  expect(hasNoMail('ada@example.org')).toBe(false);
  expect(hasNoMail('ada@not-no-mail.invalid')).toBe(false);
  expect(signInName('ada@example.org')).toBe('ada@example.org');
  expect(addressOf('')).toBe('');
});
