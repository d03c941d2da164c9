import { randomUUID } from 'node:crypto';
import type { Judge } from '../../judge/types';
import type { Database } from '../../platform/database/open';

const intervalMs = 8000;

export interface WorkerRegister {
  /** Takes the worker off the list. */
  close(): Promise<void>;
}

/** Keeps this judge on the list that the status page reads, with what it can do; a dead one drops off by itself. */
export async function registerWorkers(db: Database, judge: Judge, slots: number): Promise<WorkerRegister> {
  const id = randomUUID();
  const write = async () => {
    const { tier, warnings, languages } = judge.status();
    const row = {
      workers: slots,
      sandbox: tier,
      reason: warnings[0] ?? null,
      languages: JSON.stringify(languages),
      seen_at: new Date(),
    };
    await db
      .insertInto('judge_workers')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  };
  await write();
  const timer = setInterval(() => write().catch(() => {}), intervalMs);
  const afterDetection = judge.ready().then(write, () => {});
  return {
    close: async () => {
      clearInterval(timer);
      await afterDetection.catch(() => {});
      await db.deleteFrom('judge_workers').where('id', '=', id).execute();
    },
  };
}
