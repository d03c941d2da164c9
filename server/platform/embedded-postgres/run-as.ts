import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** PostgreSQL refuses to run as root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** A dedicated account is best; `nobody` exists everywhere. initdb needs one in /etc/passwd. */
const candidates = ['postgres', 'nobody'];

/** @returns the account to switch to; undefined when we are not root */
export function databaseAccount(passwd = '/etc/passwd'): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const rows = fs
    .readFileSync(passwd, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of candidates) {
    const row = rows.find(([user]) => user === name);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user `postgres` or `nobody`.');
}

/** For example, /root is closed to others. */
export function canEnter(folder: string, account: RunAs): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}
