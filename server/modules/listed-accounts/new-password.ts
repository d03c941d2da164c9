import { randomInt } from 'node:crypto';

/** Without characters that look alike on paper. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** Easy to type from a card; 59 random bits. */
export function newPassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
