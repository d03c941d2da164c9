/** Who takes part, for the contest's creator and co-organisers: accounts from a list, and teams. */
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import {
  CheckAccounts,
  CheckedAccounts,
  CreateAccounts,
  CreatedAccounts,
  ManageRegistration,
  ResetAccounts,
  ResetCredentials,
} from '../entities/contest/contest-accounts';

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
} as const satisfies Record<string, Endpoint>;
