import os from 'node:os';
import { sql } from 'kysely';
import type { Language } from '../../../contract/limits';
import type { Judge } from '../../judge/types';
import { judgeAliveSeconds } from '../../platform/database/alive-judges';
import type { Database } from '../../platform/database/open';

const intervalMs = 8000;

export interface WorkerRegister {
  close(): Promise<void>;
}

/** For the status page; a dead worker expires. */
export async function registerWorkers(
  db: Database,
  judge: Judge,
  slots: number,
  id: string,
): Promise<WorkerRegister> {
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
      .values({ id, host: `${os.hostname()} · ${process.pid}`, ...row })
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

/** Other than these workers. */
export async function isAnotherWorkerFor(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<boolean> {
  const can = JSON.stringify([{ language, available: true }]);
  const other = await db
    .selectFrom('judge_workers')
    .select('id')
    .where('id', 'not in', ids)
    .where('seen_at', '>', sql<Date>`now() - ${judgeAliveSeconds} * interval '1 second'`)
    .where(sql<boolean>`languages @> ${can}::jsonb`)
    .executeTakeFirst();
  return other !== undefined;
}
