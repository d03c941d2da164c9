import type { Rejudge, RejudgeRequest } from '../../../../contract/entities/contest/rejudge';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { JudgeQueue } from '../../../platform/queue';
import type { Actor } from '../../audit-log/public';
import { applyRejudge, cancelRejudge } from './apply-or-cancel';
import { findRejudged, type RejudgeCaller } from './rejudged-problem';
import { readReport } from './report';
import { startPreview } from './start-preview';

/** For POST /problems/rejudge and the operator's command. */
export async function rejudge(
  db: Database,
  queue: JudgeQueue,
  request: RejudgeRequest,
  asking: RejudgeCaller,
  actor: Actor,
): Promise<Rejudge> {
  const problem = await findRejudged(db, request, asking);
  const { mode } = request;
  if (mode === 'preview' && request.rejudgeID === undefined) {
    return await readReport(db, problem, await startPreview(db, queue, problem, request));
  }
  const { rejudgeID } = request;
  if (rejudgeID === undefined) {
    const message = 'is required to apply or cancel';
    throw new Refusal('VALIDATION', { fields: [{ path: 'rejudgeID', message }] });
  }
  if (mode === 'apply') await applyRejudge(db, problem, rejudgeID, actor);
  if (mode === 'cancel') await cancelRejudge(db, problem, rejudgeID);
  return await readReport(db, problem, rejudgeID);
}
