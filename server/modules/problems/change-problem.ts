import { sql } from 'kysely';
import type { NewProblem } from '../../../contract/entities/new-problem';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { awardBadges } from '../badges/public';
import { keepFormerVersion } from './former-versions';
import { lockRoom, requireRoom } from './problem-room';
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
 * version by the lists. Contests that hold the former version keep it until their organisers take the new one.
 */
export async function changeProblem(
  transaction: Database,
  { problemID, version, problem }: ProblemChange,
  uid: string,
  quotaMb: number,
): Promise<{ id: string; version: number }> {
  await lockRoom(transaction, uid);
  const stored = await lockOwn(transaction, problemID, uid, 'change');
  if (stored.version !== version) throw new Refusal('PROBLEM_EDITED');
  if (stored.is_question !== 'questionData' in problem) {
    const message = 'A problem that is programmed does not become a question, nor a question a program.';
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'problem.type', message }] });
  }
  const saved = await replaceProblem(transaction, problem, stored);
  await requireRoom(transaction, uid, quotaMb);
  if (problem.public) await awardBadges(transaction, uid, ['setter']);
  return { id: saved.id, version: saved.version };
}

/**
 * Takes a problem away. What nobody has used is gone; what somebody has handed something in to, or a contest or challenge has, stays
 * in the tables as nobody's private problem: who looks for it finds nothing, and past results keep what they are about. Contests that
 * hold its version keep that.
 */
export async function deleteProblem(
  transaction: Database,
  problemID: string,
  uid: string,
): Promise<{ id: string }> {
  const { pk, id } = await lockOwn(transaction, problemID, uid, 'delete');
  if (await isUsed(transaction, pk)) {
    await keepFormerVersion(transaction, pk);
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
async function lockOwn(transaction: Database, problemID: string, uid: string, why: 'change' | 'delete') {
  const row = await transaction
    .selectFrom('problems')
    .select(['pk', 'id', 'version', sql<boolean>`question is not null`.as('is_question')])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .where('creator', '=', uid)
    // A change lets others refer to the problem meanwhile; a deletion has to know of all who do.
    .$if(why === 'change', (query) => query.forNoKeyUpdate())
    .$if(why === 'delete', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new Refusal('PROBLEM_NOT_FOUND');
  return row;
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
