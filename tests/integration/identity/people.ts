/** The password of everybody whom these tests sign up. */
export const password = 'secret-1';

let count = 0;
/** An e-mail that nobody has yet. */
export function newEmail(): string {
  count += 1;
  return `person${count}@example.org`;
}
