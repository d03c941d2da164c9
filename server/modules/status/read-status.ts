import { sql } from 'kysely';
import * as z from 'zod/mini';
import { LanguageStatus, type ServerStatus } from '../../../contract/entities/status';
import { languages } from '../../../contract/limits';
import type { Context } from '../../platform/context';
import { judgeAliveSeconds } from '../../platform/database/alive-judges';

const sandboxes = ['cgroup', 'userns', 'landlock', 'none'] as const;

interface Worker {
  readonly workers: number;
  readonly sandbox: (typeof sandboxes)[number];
  readonly reason: string | null;
  readonly languages: readonly LanguageStatus[];
}

/** Over all judges. */
export async function readStatus(context: Context): Promise<ServerStatus> {
  const { databaseKind, queue, version } = context;
  const startedAt = performance.now();
  try {
    const [waiting, running] = await countOpen(context);
    const latencyMs = Math.round((performance.now() - startedAt) * 10) / 10;
    const workers = await readWorkers(context);
    return {
      ok: queue.isRunning(),
      version,
      database: { ok: true, kind: databaseKind, latencyMs },
      queue: { ok: queue.isRunning(), waiting, running },
      ...combineWorkers(workers),
    };
  } catch (error) {
    context.log.warn({ err: error }, 'the database did not answer the status query');
    const nothing = combineWorkers([]);
    return {
      ok: false,
      version,
      database: { ok: false, kind: databaseKind },
      queue: { ok: false, waiting: 0, running: 0 },
      ...nothing,
    };
  }
}

async function countOpen({ db }: Context): Promise<[waiting: number, running: number]> {
  const { waiting, running } = await db
    .selectFrom('submissions')
    .where('status', 'not in', ['done', 'error'])
    .select([
      sql<number>`count(*) filter (where status = 'queued' and not held)::int`.as('waiting'),
      sql<number>`count(*) filter (where status <> 'queued')::int`.as('running'),
    ])
    .executeTakeFirstOrThrow();
  return [waiting, running];
}

async function readWorkers({ db }: Context): Promise<Worker[]> {
  const rows = await db
    .selectFrom('judge_workers')
    .select(['workers', 'sandbox', 'reason', 'languages'])
    .where('seen_at', '>', sql<Date>`now() - ${judgeAliveSeconds} * interval '1 second'`)
    .execute();
  return rows.map((row) => ({ ...row, languages: z.array(LanguageStatus).parse(row.languages) }));
}

/** One worker with the language is enough; the weakest sandbox counts. */
export function combineWorkers(workers: readonly Worker[]): Pick<ServerStatus, 'judge' | 'languages'> {
  const weakest = workers.reduce(
    (worst, { sandbox }) => Math.max(worst, sandboxes.indexOf(sandbox)),
    workers.length === 0 ? sandboxes.length - 1 : 0,
  );
  const reason =
    workers.length === 0 ? 'No judge is running.' : workers.find((worker) => worker.reason)?.reason;
  return {
    judge: {
      workers: workers.reduce((sum, worker) => sum + worker.workers, 0),
      sandbox: sandboxes[weakest] ?? 'none',
      reason: reason || undefined,
    },
    languages: languages.map((language) => {
      const known = workers
        .flatMap((worker) => worker.languages)
        .filter((status) => status.language === language);
      const best = known.find(({ available }) => available) ?? known[0];
      return best ?? { language, available: false, reason: 'No judge is running.' };
    }),
  };
}
