/** Gauges of the database, the queue and devices. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import * as z from 'zod/mini';
import { connectionCounts, type Database } from '../database/open';

const Queue = z.array(
  z.object({ language: z.string(), state: z.string(), jobs: z.int(), oldest: z.number() }),
);
const Devices = z.array(z.object({ devices: z.int(), waiting: z.number(), oldest: z.number() }));

/**
 * All judges share the queue, so each process that publishes these has the same values.
 * @returns a function that brings them up to date; it never throws
 */
export function addStateMetrics(registry: Registry, db: Database, log: Logger): () => Promise<void> {
  const registers = [registry];
  const add = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const jobs = add(
    'codeferry_queue_jobs',
    'Submissions and runs that wait for a judge, or are being judged.',
    ['language', 'state'],
  );
  const age = add('codeferry_queue_oldest_seconds', 'Age of the oldest waiting job.', ['language']);
  const unsent = add(
    'codeferry_devices_unsent_entries',
    'Unsent work of the devices of classes, as last reported.',
  );
  const unsentAge = add(
    'codeferry_devices_unsent_oldest_seconds',
    'Age of the oldest unsent work of these devices.',
  );
  const devices = add('codeferry_devices_seen', 'Devices of classes that reported in the last ten minutes.');
  const pool = add('codeferry_database_connections', 'Connections of this process.', ['state']);
  const reachable = add('codeferry_database_up', '1 if the database answered when these values were read.');

  async function readQueue(): Promise<void> {
    const { rows } = await sql`select substr(name, 7) as language,
        case when state = 'active' then 'running' else 'waiting' end as state, count(*)::int as jobs,
        coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as oldest
      from pgboss.job where name like 'judge.%' and name <> 'judge.given-up' and state < 'completed'
      group by 1, 2`.execute(db);
    jobs.reset();
    age.reset();
    for (const { language, state, ...row } of Queue.parse(rows)) {
      jobs.set({ language, state }, row.jobs);
      if (state === 'waiting') age.set({ language }, row.oldest);
    }
  }

  async function readDevices(): Promise<void> {
    const { rows } =
      await sql`select count(*) filter (where seen_at > now() - interval '10 minutes')::int as devices,
        coalesce(sum(waiting), 0)::float8 as waiting,
        coalesce(extract(epoch from now() - min(oldest_waiting)), 0)::float8 as oldest from device_reports`.execute(
        db,
      );
    for (const row of Devices.parse(rows)) {
      devices.set(row.devices);
      unsent.set(row.waiting);
      unsentAge.set(row.oldest);
    }
  }

  return async () => {
    for (const [state, count] of Object.entries(connectionCounts(db))) pool.set({ state }, count);
    try {
      await Promise.all([readQueue(), readDevices()]);
      reachable.set(1);
    } catch (error) {
      log.warn({ err: error }, 'the database did not answer for the metrics');
      reachable.set(0);
    }
  };
}
