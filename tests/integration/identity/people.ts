export const password = 'secret-1';

let count = 0;
export function newEmail(): string {
  count += 1;
  return `person${count}@example.org`;
}
