import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The account PostgreSQL runs under when we are root: it refuses root itself. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** An account of its own is best; `nobody` exists everywhere. initdb wants one that is listed in /etc/passwd. */
const candidates = ['postgres', 'nobody'];

/** @returns the account to switch to, or undefined when we are not root and simply stay who we are */
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
  throw new Error('PostgreSQL cannot run as root, and there is neither a user `postgres` nor `nobody`.');
}

/** Whether that account may enter the folder: a checkout below /root is closed to everybody else. */
export function canEnter(folder: string, account: RunAs): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}
