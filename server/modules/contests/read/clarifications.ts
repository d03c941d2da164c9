import { sql } from 'kysely';
import type {
  AskOrganiser,
  Clarification,
  ManagedClarification,
} from '../../../../contract/entities/contest/clarification';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { type ContestRow, findContest } from '../contest-row';
import { findParticipant } from '../run/admission';
import { findRun } from '../run/run-row';
import { contestTitle } from './contest-title';
import { findGivenProblem } from './given-problem';

/** A question can arrive after the run, because it may have been written offline. */
export async function ask(transaction: Database, body: AskOrganiser, uid: string): Promise<Clarification> {
  const contest = await findContest(transaction, body.contestSlug);
  const participant = await findParticipant(transaction, contest.pk, uid);
  if (!participant) throw new Refusal('NOT_REGISTERED');
  if (participant.blocked_at) throw new Refusal('PARTICIPANT_BLOCKED');
  const { id, text, problemID, category = 'general' } = body;
  // Before the run, an answer would tell which problems the contest has.
  if (problemID !== undefined && !(await findRun(transaction, contest.pk, uid)))
    throw new Refusal('PROBLEM_NOT_FOUND');
  const given =
    problemID === undefined ? undefined : await findGivenProblem(transaction, contest, uid, problemID);
  const problem_pk = given?.pk ?? null;
  await transaction
    .insertInto('contest_clarifications')
    .values({
      id,
      contest_pk: contest.pk,
      uid,
      problem_pk,
      text,
      asked_at: new Date(),
      category: problem_pk === null ? category : 'problem',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await selectClarifications(transaction, contest)
    .where('c.id', '=', id)
    .where('c.uid', '=', uid)
    .executeTakeFirst();
  // Another user's id.
  if (!row) throw new Refusal('VALIDATION', { fields: [{ path: 'id', message: 'is already used' }] });
  return toClarification(row);
}

export async function readOwnClarifications(
  db: Database,
  contest: ContestRow,
  uid: string,
): Promise<Clarification[]> {
  const rows = await selectClarifications(db, contest)
    .where('c.uid', '=', uid)
    .orderBy('c.asked_at', 'desc')
    .limit(contestManageLimits.messagesShown)
    .execute();
  const hasAbout = rows.some(({ problem_id }) => problem_id !== null);
  const mayName = hasAbout && (await findRun(db, contest.pk, uid)) !== undefined;
  return rows.map((row) => toClarification(mayName ? row : { ...row, problem_id: null }));
}

/** Unanswered first (oldest first), then newest first. */
export async function readClarifications(db: Database, contest: ContestRow): Promise<ManagedClarification[]> {
  const rows = await selectClarifications(db, contest)
    .orderBy(sql`c.answered_at is null`, 'desc')
    .orderBy(sql`case when c.answered_at is null then c.asked_at end`)
    .orderBy('c.asked_at', 'desc')
    .limit(contestManageLimits.entriesShown)
    .execute();
  return rows.map(toManaged);
}

export function selectClarifications(db: Database, contest: ContestRow) {
  return db
    .selectFrom('contest_clarifications as c')
    .innerJoin('users', 'users.uid', 'c.uid')
    .leftJoin('problems', 'problems.pk', 'c.problem_pk')
    .leftJoin('users as taker', 'taker.uid', 'c.taken_by')
    .leftJoin('users as answerer', 'answerer.uid', 'c.answered_by')
    .select(['c.id', 'c.uid', 'c.text', 'c.asked_at', 'c.answer', 'c.answered_at', 'c.to_all'])
    .select(['c.category', 'c.problem_pk', 'c.taken_by', 'taker.username as taker'])
    .select('answerer.username as answerer')
    .select(['problems.id as problem_id', 'users.username', 'users.display_name'])
    .select(contestTitle('c'))
    .where('c.contest_pk', '=', contest.pk);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectClarifications>['execute']>>[number];

function toClarification({
  id,
  category,
  problem_id,
  text,
  asked_at,
  answer,
  answered_at,
  to_all,
}: Row): Clarification {
  return {
    id,
    category,
    problemID: problem_id,
    text,
    askedAt: asked_at.toISOString(),
    answer:
      answer === null || answered_at === null
        ? null
        : { text: answer, at: answered_at.toISOString(), toAll: to_all === true },
  };
}

export const toManaged = (row: Row): ManagedClarification => ({
  ...toClarification(row),
  username: row.username,
  displayName: row.display_name,
  title: row.title,
  takenBy: row.taker,
  answeredBy: row.answerer,
});
