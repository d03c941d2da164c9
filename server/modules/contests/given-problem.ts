import { sql } from 'kysely';
import { deadlineMs } from '../../../contract/rules/contest-clock';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { findParticipant } from './admission';
import { type ContestRow, clockOf, drawnProblems, findContest } from './contest-row';
import { findRun } from './run-row';

/**
 * The key of a problem that the participant was given.
 * @throws Refusal PROBLEM_NOT_FOUND: what was not given is not there (D-43)
 */
export async function findGiven(
  db: Database,
  contest: ContestRow,
  uid: string,
  problemID: string,
): Promise<string> {
  const problem = await db
    .selectFrom('problems')
    .select('pk')
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  const drawn = problem ? await drawnProblems(db, contest, uid) : [];
  if (!problem || !drawn.some(({ pk }) => pk === problem.pk)) throw new Refusal('PROBLEM_NOT_FOUND');
  return problem.pk;
}

/** Whether somebody has this problem in front of them in a run that is not over. */
export async function isGivenInRun(
  db: Database,
  contestSlug: string | null | undefined,
  problemID: string,
  uid: string | undefined,
): Promise<boolean> {
  if (!contestSlug || uid === undefined) return false;
  const contest = await findContest(db, contestSlug);
  const run = await findRun(db, contest.pk, uid);
  const participant = await findParticipant(db, contest.pk, uid);
  if (!run || run.end_reason !== null || !participant || participant.blocked_at) return false;
  const deadline = deadlineMs(clockOf(contest), run.started_at.getTime(), participant.extra_time_ms);
  if (deadline !== null && Date.now() > deadline) return false;
  await findGiven(db, contest, uid, problemID);
  return true;
}
