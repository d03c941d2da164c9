import type { Invitations, Invite } from '../../../contract/entities/contest/invitation';
import { errorText } from '../../lib/error-text';
import { call } from '../server/page-client';

type Answered = { ok: true; data: Invitations } | { ok: false; message: string };

export async function fetchInvitations(slug: string): Promise<Answered> {
  const answer = await call('contestInvitations', { params: { slug } });
  return answer.ok
    ? { ok: true, data: answer.data }
    : { ok: false, message: errorText(answer.failure.error) };
}

export async function sendInvitation(body: Invite): Promise<Answered> {
  const answer = await call('contestInvite', { body });
  return answer.ok
    ? { ok: true, data: answer.data }
    : { ok: false, message: errorText(answer.failure.error) };
}
