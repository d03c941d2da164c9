/** The organiser's calls. Network failures are returned, not thrown. */
import type {
  AnswerClarification,
  ChangeCannedAnswers,
  TakeClarification,
} from '../../../contract/entities/contest/clarification';
import type {
  AdoptProblemVersion,
  DecideEntry,
  ManageClock,
  ManagedPerson,
  ManageParticipant,
} from '../../../contract/entities/contest/contest-manage';
import type { ManageStaff } from '../../../contract/entities/contest/contest-staff';
import type { Rejudge, RejudgeRequest } from '../../../contract/entities/contest/rejudge';
import { forgetManagedContest, storeManagedContest } from '../../data/copies/managed-contests';
import { errorText } from '../../lib/error-text';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';
import type { CallResult } from '../transport/api-client';

export type { PullResult };

export type Decision = { ok: true } | { ok: false; message: string };

export async function pullManagedContest(slug: string): Promise<PullResult> {
  const answer = await call('contestManage', { params: { slug } });
  if (answer.ok) return storedFor(answer.account, () => storeManagedContest(answer.data));
  // An expired session or a busy server says nothing about the user's rights.
  const { failure } = answer;
  if (failure.kind === 'http' && (failure.status === 403 || failure.status === 404)) {
    await forgetManagedContest(slug);
  }
  return pullFailure(failure);
}

export async function fetchManagedPerson(
  contestSlug: string,
  username: string,
): Promise<ManagedPerson | null> {
  const answer = await call('contestManagePerson', { body: { contestSlug, username } });
  return answer.ok ? answer.data : null;
}

/** ROLE-10. Also refetches the dashboard. */
export async function manageParticipant(body: ManageParticipant): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestManageParticipant', { body }));
}

export async function decideEntry(body: DecideEntry): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestDecideEntry', { body }));
}

export async function manageClock(body: ManageClock): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestManageClock', { body }));
}

export async function rejudgeInContest(
  body: RejudgeRequest & { contestSlug: string },
): Promise<{ ok: true; report: Rejudge } | { ok: false; message: string }> {
  const answer = await call('problemRejudge', { body });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  const isNews = body.mode !== 'preview' || body.rejudgeID === undefined;
  if (isNews) await pullManagedContest(body.contestSlug);
  return { ok: true, report: answer.data };
}

export async function takeProblemVersion(body: AdoptProblemVersion): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestTakeVersion', { body }));
}

export async function answerClarification(body: AnswerClarification): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestAnswer', { body }));
}

export async function takeClarification(body: TakeClarification): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestTakeClarification', { body }));
}

export async function changeCannedAnswers(body: ChangeCannedAnswers): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestCannedAnswers', { body }));
}

export async function manageStaff(body: ManageStaff): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestManageStaff', { body }));
}

type OrganiserAction =
  | 'contestManageStaff'
  | 'contestManageParticipant'
  | 'contestDecideEntry'
  | 'contestManageClock'
  | 'contestTakeVersion'
  | 'contestAnswer'
  | 'contestTakeClarification'
  | 'contestCannedAnswers';

async function settled(slug: string, answer: CallResult<OrganiserAction>): Promise<Decision> {
  if (!answer.ok) {
    const { failure } = answer;
    // Somebody else was first: the dashboard is out of date.
    if (failure.kind === 'http' && failure.status === 409) await pullManagedContest(slug);
    return { ok: false, message: errorText(failure.error) };
  }
  await pullManagedContest(slug);
  return { ok: true };
}
