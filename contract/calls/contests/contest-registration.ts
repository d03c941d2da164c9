/** Who takes part, for the contest's creator and co-organisers: accounts from a list, and teams. */
import * as z from 'zod/mini';
import { type Endpoint, id } from '../../endpoint';
import {
  CheckAccounts,
  CheckedAccounts,
  CreateAccounts,
  CreatedAccounts,
  DeleteAccounts,
  DeletedAccounts,
  ManageRegistration,
  ResetAccounts,
  ResetCredentials,
} from '../../entities/contest/contest-accounts';
import { Registration } from '../../entities/contest/contest-run';
import { AcceptInvitation, Invitations, Invite } from '../../entities/contest/invitation';

const organiserOnly = ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'FORBIDDEN'] as const;

export const contestRegistrationCalls = {
  /** Whether registration asks for team and affiliation. */
  contestManageRegistration: {
    method: 'POST',
    path: '/contests/manage/registration',
    auth: 'required',
    offline: 'online',
    body: ManageRegistration,
    response: z.object({ asksTeam: z.boolean() }),
    errors: organiserOnly,
  },
  /** What would become of each row. Creates nothing. */
  contestCheckAccounts: {
    method: 'POST',
    path: '/contests/manage/accounts/check',
    auth: 'required',
    offline: 'online',
    body: CheckAccounts,
    response: CheckedAccounts,
    errors: [...organiserOnly, 'ACCOUNTS_ELSEWHERE', 'CONTEST_ENDED'],
  },
  /** Creates accounts, registers them, and returns their passwords. A repeat creates nothing twice. */
  contestCreateAccounts: {
    method: 'POST',
    path: '/contests/manage/accounts/create',
    auth: 'required',
    offline: 'online',
    body: CreateAccounts,
    response: CreatedAccounts,
    errors: [...organiserOnly, 'ACCOUNTS_ELSEWHERE', 'ACCOUNTS_FULL', 'CONTEST_ENDED'],
  },
  /** Sets new passwords of accounts that were created for this contest. */
  contestResetAccounts: {
    method: 'POST',
    path: '/contests/manage/accounts/reset',
    auth: 'required',
    offline: 'online',
    body: ResetAccounts,
    response: ResetCredentials,
    errors: [...organiserOnly, 'ACCOUNTS_ELSEWHERE'],
  },
  /** Deletes accounts that were created for this contest and never used. */
  contestDeleteAccounts: {
    method: 'POST',
    path: '/contests/manage/accounts/delete',
    auth: 'required',
    offline: 'online',
    body: DeleteAccounts,
    response: DeletedAccounts,
    errors: [...organiserOnly, 'ACCOUNTS_ELSEWHERE'],
  },
  contestInvitations: {
    method: 'GET',
    path: '/contests/manage/:slug/invitations',
    auth: 'required',
    offline: 'online',
    params: z.object({ slug: id }),
    response: Invitations,
    errors: organiserOnly,
  },
  /** Creates a link, mails invitations, or revokes one. */
  contestInvite: {
    method: 'POST',
    path: '/contests/manage/invitations',
    auth: 'required',
    offline: 'online',
    body: Invite,
    response: Invitations,
    errors: [...organiserOnly, 'INVITATIONS_FULL', 'MAIL_NOT_SET_UP'],
  },
  /** Registers the caller. Repeats have no effect. */
  contestAcceptInvitation: {
    method: 'POST',
    path: '/contests/invitation',
    auth: 'required',
    offline: 'online',
    body: AcceptInvitation,
    response: Registration,
    errors: [
      'UNAUTHENTICATED',
      'USER_NOT_FOUND',
      'CONTEST_NOT_FOUND',
      'CONTEST_ENDED',
      'PARTICIPANT_BLOCKED',
      'INVITATION_INVALID',
    ],
  },
} as const satisfies Record<string, Endpoint>;
