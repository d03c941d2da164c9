import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import {
  AnswerInvitation,
  ChangeMember,
  InviteMember,
  ProblemMembers,
} from '../entities/problem/problem-member';

const errors = ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND'] as const;

export const problemMemberCalls = {
  problemMembers: {
    method: 'GET',
    path: '/problem/members/:problemID',
    auth: 'required',
    offline: 'online',
    params: z.object({ problemID: id }),
    response: ProblemMembers,
    errors,
  },
  /** The creator invites a co-author or tester, who then accepts. */
  problemInvite: {
    method: 'POST',
    path: '/problem/invite',
    auth: 'required',
    offline: 'online',
    body: InviteMember,
    response: ProblemMembers,
    errors: [
      ...errors,
      'FORBIDDEN',
      'STAFF_NOT_FOUND',
      'MEMBERS_FULL',
      'MAIL_NOT_SET_UP',
      'INVITATIONS_FULL',
    ],
  },
  /** The creator changes or removes a member. Members can remove themselves. */
  problemMemberChange: {
    method: 'POST',
    path: '/problem/members/change',
    auth: 'required',
    offline: 'online',
    body: ChangeMember,
    /** Empty after leaving. */
    response: z.object({ members: z.optional(ProblemMembers) }),
    errors: [...errors, 'FORBIDDEN'],
  },
  problemInvitationAnswer: {
    method: 'POST',
    path: '/problem/invitations/answer',
    auth: 'required',
    offline: 'online',
    body: AnswerInvitation,
    /** Of the accepted problem. */
    response: z.object({ problemID: z.optional(z.string()) }),
    errors: ['UNAUTHENTICATED', 'INVITATION_INVALID'],
  },
} as const satisfies Record<string, Endpoint>;
