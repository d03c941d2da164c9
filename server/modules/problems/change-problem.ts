import { sql } from 'kysely';
import type { NewProblem } from '../../../contract/entities/new-problem';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { awardBadges } from '../badges/routes';
import { replaceProblem } from './save-problem';

interface ProblemChange {
  readonly problemID: string;
  /** The version that was changed. */
  readonly version: number;
  readonly problem: NewProblem;
}

/** Nobody's: no account has this name, so that nobody sees a private problem with it (ROLE-12). */
const noCreator = '';

/**
 * Its creator makes a problem another version. What was judged by a former one stays as it was judged; copies on devices learn of the
 * version by the lists. While a contest with it is running nobody's task changes.
 */
export async function changeProblem(
  transaction: Database,
  { problemID, version, problem }: ProblemChange,
  uid: string,
): Promise<{ id: string; version: number }> {
  const stored = await lockOwn(transaction, problemID, uid);
  if (stored.version !== version) throw new Refusal('PROBLEM_EDITED');
  if (stored.is_question !== 'questionData' in problem) {
    const message = 'A problem that is programmed does not become a question, nor a question a program.';
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'problem.type', message }] });
  }
  await refuseInContest(transaction, stored.pk, 'running');
  const saved = await replaceProblem(transaction, problem, stored);
  if (problem.public) await awardBadges(transaction, uid, ['setter']);
  return { id: saved.id, version: saved.version };
}

/**
 * Takes a problem away. What nobody has used is gone; what somebody has handed something in to, or a contest or challenge has, stays
 * in the tables as nobody's private problem: who looks for it finds nothing, and past results keep what they are about.
 */
export async function deleteProblem(
  transaction: Database,
  problemID: string,
  uid: string,
): Promise<{ id: string }> {
  const { pk, id } = await lockOwn(transaction, problemID, uid);
  await refuseInContest(transaction, pk, 'open');
  if (await isUsed(transaction, pk)) {
    await transaction
      .updateTable('problems')
      .set((row) => ({
        creator: noCreator,
        public: false,
        version: row('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('pk', '=', pk)
      .execute();
  } else {
    await transaction.deleteFrom('problems').where('pk', '=', pk).execute();
  }
  return { id };
}

/** Somebody else's is the same as not there. */
async function lockOwn(transaction: Database, problemID: string, uid: string) {
  const row = await transaction
    .selectFrom('problems')
    .select(['pk', 'id', 'version', sql<boolean>`question is not null`.as('is_question')])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .where('creator', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('PROBLEM_NOT_FOUND');
  return row;
}

/** running: begun and not ended; open: not ended, so also those to come. */
async function refuseInContest(transaction: Database, pk: string, which: 'running' | 'open'): Promise<void> {
  let query = transaction
    .selectFrom('contest_problems')
    .innerJoin('contests', 'contests.pk', 'contest_problems.contest_pk')
    .select(['contests.name', sql<boolean>`contests.start_time <= now()`.as('is_running')])
    .where('contest_problems.problem_pk', '=', pk)
    .where('contests.deleted_at', 'is', null)
    .where(sql<boolean>`(contests.end_time is null or contests.end_time > now())`);
  if (which === 'running') query = query.where(sql<boolean>`contests.start_time <= now()`);
  const contest = await query.orderBy('contests.start_time').executeTakeFirst();
  if (!contest) return;
  const { name, is_running } = contest;
  const message = is_running
    ? `This problem is part of the contest ${name}, which is running. Wait until it has ended.`
    : `This problem is part of the contest ${name}, which is to come. Wait until it has ended.`;
  throw new Refusal('PROBLEM_IN_CONTEST', { message });
}

async function isUsed(transaction: Database, pk: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from submissions where problem_pk = ${pk})
      or exists (select from answers where problem_pk = ${pk})
      or exists (select from contest_problems where problem_pk = ${pk})
      or exists (select from contest_entries where problem_pk = ${pk})
      or exists (select from challenge_problems where problem_pk = ${pk}) as used`.execute(transaction);
  return rows[0]?.used === true;
}
