/** For tests: what if a sandbox helper dies? */
import { execFileSync } from 'node:child_process';

/** Kills the helpers that this process has started, and says how many there were. They show their name only, no arguments. */
export function killHelpers(): number {
  const listed = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)]).toString();
  const pids = listed
    .split('\n')
    .filter((line) => line.includes(' cage-'))
    .map((line) => Number.parseInt(line, 10));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}
