import { existsSync, readFileSync } from 'node:fs';
import { query } from '../support/product/postgres';

export type KillKind = 'worker' | 'sandbox helper' | 'database connection' | 'database';
/** Probability of each kind, in percent. */
const shares: Record<KillKind, number> = {
  worker: 35,
  'sandbox helper': 30,
  'database connection': 28,
  database: 7,
};

export function chooseKill(random: number): KillKind {
  let rest = random * 100;
  for (const [kind, share] of Object.entries(shares) as [KillKind, number][]) {
    rest -= share;
    if (rest < 0) return kind;
  }
  return 'worker';
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
}

export function killHelper(judgePid: number, random: number): boolean {
  const helpers = childrenOf(judgePid);
  const helper = helpers[Math.floor(random * helpers.length)];
  if (helper === undefined) return false;
  try {
    process.kill(helper, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

export async function killConnection(url: string): Promise<boolean> {
  const rows = await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'codeferry%' order by random() limit 1`,
  );
  return rows.length > 0;
}

/**
 * Crashes the database: when one of its processes is killed, PostgreSQL ends the others, recovers from its
 * log and restarts.
 */
export async function crashDatabase(url: string): Promise<boolean> {
  const [backend] = await query<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where application_name like 'codeferry%' limit 1",
  );
  if (!backend) return false;
  process.kill(backend.pid, 'SIGKILL');
  return true;
}

/**
 * Ages the heartbeat of every running job: another worker takes over a dead worker's job at once, and a
 * live worker finds that it has lost its job.
 */
export async function callAllSilent(url: string): Promise<void> {
  await query(url, "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'");
}
