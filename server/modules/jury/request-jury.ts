import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { JurySolution } from '../../../contract/entities/problem/jury-solution';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { JudgeQueue } from '../../platform/queue';
import { hashJuryData, hashSource, type JuryData, packJuryData } from './jury-data';

type Program = Pick<JurySolution, 'language' | 'source'>;

export interface RequestedJury {
  checkID: string;
  /** In the order of the solutions. Equal programs share a run. */
  runIDs: string[];
}

/** Runs of one account that wait for the judge. */
const waitingEachMax = 150;
/** Each check has a copy of all test data. */
const checksEachMax = 10;
const retryAfterSeconds = 10;

/**
 * Queues the programs that have not run on these test cases yet.
 * @param isAgain whether runs that the judge could not finish are run again
 */
export async function requestJury(
  db: Database,
  queue: JudgeQueue,
  request: {
    uid: string;
    data: JuryData;
    solutions: readonly Program[];
    waitingMax: number;
    isAgain: boolean;
  },
): Promise<RequestedJury> {
  const { uid, data, solutions, waitingMax, isAgain } = request;
  const checkID = await findCheck(db, uid, data);
  return await db.transaction().execute(async (transaction) => {
    // Two requests for the same check would queue twice.
    await sql`select from jury_checks where id = ${checkID} for update`.execute(transaction);
    if (isAgain)
      await sql`delete from code_runs where jury_check_id = ${checkID} and status = 'error'`.execute(
        transaction,
      );
    const known = await readKnown(transaction, checkID);
    const { own, all } = await countWaiting(transaction, uid);
    const runIDs: string[] = [];
    let added = 0;
    for (const { language, source } of solutions) {
      const key = keyOf(language, hashSource(source));
      const runID = known.get(key) ?? randomUUID();
      runIDs.push(runID);
      if (known.has(key)) continue;
      known.set(key, runID);
      added += 1;
      if (own + added > waitingEachMax || all + added > waitingMax)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds });
      await insertRun(transaction, { runID, checkID, uid, language, source });
      const job = { submissionID: runID, isRun: true, language, group: uid, round: own + added } as const;
      await queue.send(transaction, { ...job, lane: 'practice' });
    }
    return { checkID, runIDs };
  });
}

const keyOf = (language: string, hash: string) => `${language}/${hash}`;

async function findCheck(db: Database, uid: string, data: JuryData): Promise<string> {
  const hash = hashJuryData(data);
  const touched = await db
    .updateTable('jury_checks')
    .set({ used_at: new Date() })
    .where('uid', '=', uid)
    .where('data_hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  if (touched) return touched.id;
  const added = await db
    .insertInto('jury_checks')
    .values({ id: randomUUID(), uid, data_hash: hash, data: await packJuryData(data) })
    .onConflict((conflict) => conflict.columns(['uid', 'data_hash']).doUpdateSet({ used_at: new Date() }))
    .returning('id')
    .executeTakeFirstOrThrow();
  // Unfinished ones stay.
  await sql`delete from jury_checks where id in (
    select id from jury_checks c where uid = ${uid} and not exists (select from code_runs r
      where r.jury_check_id = c.id and r.status in ('queued', 'executing'))
    order by used_at desc offset ${checksEachMax}) and id <> ${added.id}`.execute(db);
  return added.id;
}

async function readKnown(db: Database, checkID: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('code_runs')
    .select(['id', 'language', 'source_hash'])
    .where('jury_check_id', '=', checkID)
    .execute();
  return new Map(rows.map(({ id, language, source_hash }) => [keyOf(language, source_hash ?? ''), id]));
}

async function countWaiting(db: Database, uid: string): Promise<{ own: number; all: number }> {
  return await db
    .selectFrom('code_runs')
    .where('status', '=', 'queued')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where uid = ${uid})::int`.as('own'),
    ])
    .executeTakeFirstOrThrow();
}

async function insertRun(
  transaction: Database,
  run: Program & { runID: string; checkID: string; uid: string },
): Promise<void> {
  await transaction
    .insertInto('code_runs')
    .values({
      id: run.runID,
      uid: run.uid,
      group_key: run.uid,
      problem_pk: null,
      language: run.language,
      code: run.source,
      inputs: '[]',
      status: 'queued',
      result: null,
      received_time: new Date(),
      jury_check_id: run.checkID,
      source_hash: hashSource(run.source),
    })
    .execute();
}
