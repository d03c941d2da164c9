import { execFileSync } from 'node:child_process';

/** Kills this process's helpers and returns their number. Their command line shows only their name. */
export function killHelpers(): number {
  const listed = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)]).toString();
  const pids = listed
    .split('\n')
    .filter((line) => line.includes(' cage-'))
    .map((line) => Number.parseInt(line, 10));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}
