import type { Rejudge, RejudgeRequest } from '../../../../contract/entities/rejudge';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { JudgeQueue } from '../../../platform/queue';
import { findContest } from '../../contests/routes';
import { begin } from './begin';
import { findOwnProblem, operator } from './own-problem';
import { readReport } from './report';
import { apply, cancel } from './settle';

/** Answers POST /problems/rejudge, and the operator's command: every mode ends with the report as it is afterwards. */
export async function rejudge(
  db: Database,
  queue: JudgeQueue,
  request: RejudgeRequest,
  asking: string | typeof operator,
): Promise<Rejudge> {
  const problem = await findOwnProblem(db, request.problemID, asking);
  const { mode } = request;
  if (mode === 'preview' && request.rejudgeID === undefined) {
    const contestPk = await findOwnContestPk(db, request.contestSlug, asking);
    return await readReport(db, problem, await begin(db, queue, problem, request, contestPk));
  }
  const { rejudgeID } = request;
  if (rejudgeID === undefined) {
    const message = 'is needed to apply or cancel';
    throw new Refusal('VALIDATION', { fields: [{ path: 'rejudgeID', message }] });
  }
  if (mode === 'apply') await apply(db, problem, rejudgeID);
  if (mode === 'cancel') await cancel(db, problem, rejudgeID);
  return await readReport(db, problem, rejudgeID);
}

/** @throws Refusal FORBIDDEN when it is somebody else's */
async function findOwnContestPk(
  db: Database,
  slug: string | undefined,
  asking: string | typeof operator,
): Promise<string | null> {
  if (slug === undefined) return null;
  const contest = await findContest(db, slug);
  if (asking !== operator && contest.creator !== asking) throw new Refusal('FORBIDDEN');
  return contest.pk;
}
