/** An organiser's calls: what the dashboard shows, and what is decided there. None of them throws for what the network does. */
import type { AnswerClarification } from '../../../contract/entities/contest/clarification';
import type {
  AdoptProblemVersion,
  DecideEntry,
  ManageClock,
  ManagedPerson,
  ManageParticipant,
} from '../../../contract/entities/contest/contest-manage';
import type { ManagedSubmission } from '../../../contract/entities/contest/managed-submission';
import type { Rejudge, RejudgeRequest } from '../../../contract/entities/contest/rejudge';
import { forgetManagedContest, storeManagedContest } from '../../data/copies/managed-contests';
import { errorText } from '../../lib/error-text';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';
import type { CallResult } from '../transport/api-client';

export type { PullResult };

/** done, or why not in the server's words. */
export type Decision = { ok: true } | { ok: false; message: string };

export async function pullManagedContest(slug: string): Promise<PullResult> {
  const answer = await call('contestManage', { params: { slug } });
  if (answer.ok) return storedFor(answer.account, () => storeManagedContest(answer.data));
  // A session that has ended, or a server that is busy, says nothing about whose it is.
  const { failure } = answer;
  if (failure.kind === 'http' && (failure.status === 403 || failure.status === 404)) {
    await forgetManagedContest(slug);
  }
  return pullFailure(failure);
}

/** What proctoring saw of one person, and what was decided about them; null: it could not be fetched. */
export async function fetchManagedPerson(
  contestSlug: string,
  username: string,
): Promise<ManagedPerson | null> {
  const answer = await call('contestManagePerson', { body: { contestSlug, username } });
  return answer.ok ? answer.data : null;
}

/** One entry with its code or answer; null: it could not be fetched. */
export async function fetchManagedSubmission(
  contestSlug: string,
  entryID: string,
): Promise<ManagedSubmission | null> {
  const answer = await call('contestManageSubmission', { body: { contestSlug, entryID } });
  return answer.ok ? answer.data : null;
}

/** Decides about a participant (ROLE-10), and fetches how everything stands then. */
export async function manageParticipant(body: ManageParticipant): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestManageParticipant', { body }));
}

/** Decides upon what is held for review. */
export async function decideEntry(body: DecideEntry): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestDecideEntry', { body }));
}

/** Stops the clock, lets it go on, or takes an outage out of it. */
export async function manageClock(body: ManageClock): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestManageClock', { body }));
}

/** A rejudging of one problem in one contest: begun, looked at, applied or forgotten. */
export async function rejudgeInContest(
  body: RejudgeRequest & { contestSlug: string },
): Promise<{ ok: true; report: Rejudge } | { ok: false; message: string }> {
  const answer = await call('problemRejudge', { body });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  // What is open, and after it was applied what everybody has.
  const isNews = body.mode !== 'preview' || body.rejudgeID === undefined;
  if (isNews) await pullManagedContest(body.contestSlug);
  return { ok: true, report: answer.data };
}

/** Uses the newest version of a problem in the contest from now on. */
export async function takeProblemVersion(body: AdoptProblemVersion): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestTakeVersion', { body }));
}

/** Answers what a participant asked. */
export async function answerClarification(body: AnswerClarification): Promise<Decision> {
  return await settled(body.contestSlug, await call('contestAnswer', { body }));
}

type OrganiserAction =
  | 'contestManageParticipant'
  | 'contestDecideEntry'
  | 'contestManageClock'
  | 'contestTakeVersion'
  | 'contestAnswer';

async function settled(slug: string, answer: CallResult<OrganiserAction>): Promise<Decision> {
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await pullManagedContest(slug);
  return { ok: true };
}
