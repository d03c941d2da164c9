import { sql } from 'kysely';
import type { Language } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import type { JudgeQueue } from '../../platform/queue';

interface Stuck {
  readonly id: string;
  readonly language: Language;
  readonly group_key: string | null;
  readonly isContest: boolean;
}

/** A submission and its job are written in one transaction, so this is rarely needed: after manual changes of tables. */
const settledAfterSeconds = 30;

/** Unfinished submissions without a job that will finish them. */
export async function selectStuck(db: Database): Promise<readonly Stuck[]> {
  const { rows } = await sql<Stuck>`
    select s.id, s.language, s.group_key,
        exists (select from contest_entries e where e.id = s.id) as "isContest"
      from submissions s
      where s.status not in ('done', 'error') and not s.held
        and s.received_time < now() - ${settledAfterSeconds} * interval '1 second'
        and not exists (select from pgboss.job j
          where j.data ->> 'submissionID' = s.id::text and j.state < 'completed')`.execute(db);
  return rows;
}

/** @returns how many got a new job */
export async function requeueStuck(transaction: Database, queue: JudgeQueue): Promise<number> {
  const stuck = await selectStuck(transaction);
  for (const { id, language, group_key, isContest } of stuck) {
    await transaction
      .updateTable('submissions')
      .set({ status: 'queued', claim: null })
      .where('id', '=', id)
      .execute();
    const lane = isContest ? 'contest' : 'practice';
    await queue.send(transaction, { submissionID: id, group: group_key ?? id, lane, language });
  }
  return stuck.length;
}
