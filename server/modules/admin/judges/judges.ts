import { sql } from 'kysely';
import type { AdminJudges, ChangeJudges, JudgeControl } from '../../../../contract/entities/admin/judges';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { type WebActor, writeEvent } from '../../audit-log/public';
import { controlChannel, requeueStuck, selectStuck } from '../../submissions/public';

/** A judge without contact for this long counts as gone. */
const aliveMs = 30_000;

export async function readJudges(db: Database, isPaused: boolean): Promise<AdminJudges> {
  const rows = await db.selectFrom('judge_workers').selectAll().orderBy('host').orderBy('id').execute();
  const { rows: counted } = await sql<{ waiting: number; running: number; oldest: Date | null }>`
    select count(*) filter (where status = 'queued')::int as waiting,
        count(*) filter (where status <> 'queued')::int as running,
        min(received_time) filter (where status = 'queued') as oldest
      from submissions where status not in ('done', 'error') and not held`.execute(db);
  const [open] = counted;
  return {
    judges: rows.map((row) => ({
      id: row.id,
      host: row.host,
      slots: row.workers,
      sandbox: row.sandbox,
      control: row.control,
      languages: row.languages.flatMap(({ language, available }) => (available ? [language] : [])),
      startedAt: row.started_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      isAlive: Date.now() - row.seen_at.getTime() < aliveMs,
      jobs: [...row.jobs],
    })),
    queue: {
      waiting: open?.waiting ?? 0,
      running: open?.running ?? 0,
      isPaused,
      oldestAt: open?.oldest?.toISOString() ?? null,
      stuck: (await selectStuck(db)).length,
    },
  };
}

interface ChangeRequest {
  readonly transaction: Database;
  readonly queue: Context['queue'];
  readonly actor: WebActor;
}

export async function changeJudges(request: ChangeRequest, change: ChangeJudges): Promise<void> {
  if (change.action === 'requeue') return await requeue(request);
  const control: JudgeControl = change.action === 'resume' ? 'run' : change.action;
  await setControl(request, change.id, control, change.action);
}

/** @throws Refusal WORKER_NOT_FOUND */
async function setControl(
  { transaction, actor }: ChangeRequest,
  id: string,
  control: JudgeControl,
  action: 'pause' | 'resume' | 'drain',
): Promise<void> {
  const row = await transaction
    .selectFrom('judge_workers')
    .select('control')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('WORKER_NOT_FOUND');
  if (row.control === control) return;
  await transaction.updateTable('judge_workers').set({ control }).where('id', '=', id).execute();
  await sql`select pg_notify(${controlChannel}, ${id})`.execute(transaction);
  const states = { before: { control: row.control }, after: { control } };
  await writeEvent(transaction, actor, { action: `judge.${action}`, kind: 'judge', target: id, ...states });
}

async function requeue({ transaction, queue, actor }: ChangeRequest): Promise<void> {
  const count = await requeueStuck(transaction, queue);
  if (count === 0) return;
  await writeEvent(transaction, actor, {
    action: 'queue.requeue',
    kind: 'queue',
    target: 'submissions',
    after: { count },
  });
}
