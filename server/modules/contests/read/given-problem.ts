import { sql } from 'kysely';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { ProblemVersion } from '../../problems/public';
import { type ContestRow, clockOf, drawnProblems, findContest } from '../contest-row';
import { findParticipant } from '../run/admission';
import { findRun } from '../run/run-row';

/**
 * In the contest's version.
 * @throws Refusal PROBLEM_NOT_FOUND for problems that the participant was not given (D-43)
 */
export async function findGivenProblem(
  db: Database,
  contest: ContestRow,
  uid: string,
  problemID: string,
): Promise<ProblemVersion> {
  const problem = await db
    .selectFrom('problems')
    .select('pk')
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  const drawn = problem ? await drawnProblems(db, contest, uid) : [];
  const given = drawn.find(({ pk }) => pk === problem?.pk);
  if (!given) throw new Refusal('PROBLEM_NOT_FOUND');
  return given;
}

/** Only while the run is open. */
export async function findGivenProblemInRun(
  db: Database,
  contestSlug: string | null | undefined,
  problemID: string,
  uid: string | undefined,
): Promise<ProblemVersion | undefined> {
  if (!contestSlug || uid === undefined) return undefined;
  const contest = await findContest(db, contestSlug);
  const run = await findRun(db, contest.pk, uid);
  const participant = await findParticipant(db, contest.pk, uid);
  if (!run || run.end_reason !== null || !participant || participant.blocked_at) return undefined;
  const deadline = deadlineMs(clockOf(contest), run.started_at.getTime(), participant.extra_time_ms);
  if (deadline !== null && Date.now() > deadline) return undefined;
  return await findGivenProblem(db, contest, uid, problemID);
}
