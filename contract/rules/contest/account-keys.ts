import type { AccountRow } from '../../entities/contest/contest-accounts';

export type AccountFields = Omit<AccountRow, 'key'>;

/**
 * Names each row: by its username or email, else by name and team, counted if the list has several of them. So a
 * repeated upload of the list finds the accounts of the first one.
 */
export function accountKeys(rows: readonly AccountFields[]): string[] {
  const times = new Map<string, number>();
  return rows.map(({ name, username, email, teamName }) => {
    if (username !== '') return `user:${username.toLowerCase()}`;
    if (email !== '') return `email:${email.toLowerCase()}`;
    const key = `name:${name.toLowerCase()}|${teamName.toLowerCase()}`;
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    return `${key}|${count}`;
  });
}
