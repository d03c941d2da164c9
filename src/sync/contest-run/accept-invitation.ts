import { errorText } from '../../lib/error-text';
import { pullContest } from '../pull/pull-contests';
import { call } from '../server/page-client';

export async function acceptInvitation(
  contestSlug: string,
  token: string,
): Promise<{ ok: true; message: string } | { ok: false; message: string }> {
  const answer = await call('contestAcceptInvitation', { body: { contestSlug, token } });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await pullContest(contestSlug);
  return { ok: true, message: answer.data.message };
}
