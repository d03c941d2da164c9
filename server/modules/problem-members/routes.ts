import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { answerInvitation, changeMember, inviteMember } from './change-members';
import { readMembers } from './read-members';

export function problemMemberRoutes({ on }: Api, context: Context): void {
  const { config } = context;

  on('problemMembers', ({ db, params, caller }) => readMembers(db, params.problemID, caller.uid));

  on('problemInvite', ({ db, body, caller, origin }) => inviteMember(db, context, body, caller.uid, origin), {
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['problem-invite', caller.uid] },
  });

  on('problemMemberChange', ({ db, body, caller }) => changeMember(db, body, caller.uid));

  on('problemInvitationAnswer', ({ db, body, caller }) => answerInvitation(db, body, caller), {
    // An id can be guessed here.
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['problem-invitation', caller.uid] },
  });
}
