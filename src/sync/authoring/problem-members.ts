import type {
  AnswerInvitation,
  ChangeMember,
  InviteMember,
  ProblemMembers,
} from '../../../contract/entities/problem/problem-member';
import { errorText } from '../../lib/error-text';
import { call } from '../server/page-client';

type Told<T> = ({ ok: true } & T) | { ok: false; message: string };

export async function fetchMembers(problemID: string): Promise<Told<{ members: ProblemMembers }>> {
  const answer = await call('problemMembers', { params: { problemID } });
  return answer.ok ? { ok: true, members: answer.data } : refused(answer);
}

export async function inviteMember(body: InviteMember): Promise<Told<{ members: ProblemMembers }>> {
  const answer = await call('problemInvite', { body, retries: 1 });
  return answer.ok ? { ok: true, members: answer.data } : refused(answer);
}

/** Without `members` after leaving. */
export async function changeMember(body: ChangeMember): Promise<Told<{ members?: ProblemMembers }>> {
  const answer = await call('problemMemberChange', { body, retries: 1 });
  return answer.ok ? { ok: true, members: answer.data.members } : refused(answer);
}

export async function answerInvitation(body: AnswerInvitation): Promise<Told<{ problemID?: string }>> {
  const answer = await call('problemInvitationAnswer', { body, retries: 1 });
  return answer.ok ? { ok: true, problemID: answer.data.problemID } : refused(answer);
}

function refused({ failure }: { failure: { error: Parameters<typeof errorText>[0] } }) {
  return { ok: false as const, message: errorText(failure.error) };
}
