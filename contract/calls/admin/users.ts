import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint';
import {
  AdminUserDetail,
  AdminUsersPage,
  AdminUsersQuery,
  ChangedUser,
  ChangeUser,
  Uid,
} from '../../entities/admin/admin-user';
import { AuditPage, AuditQuery } from '../../entities/admin/audit';

/** Without the role administrator, and in the session of a personal code. */
export const adminOnly = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;

export const adminUserCalls = {
  /** Newest first. */
  adminUsers: {
    method: 'GET',
    path: '/admin/users',
    auth: 'required',
    offline: 'online',
    query: AdminUsersQuery,
    response: AdminUsersPage,
    errors: adminOnly,
  },
  adminUser: {
    method: 'GET',
    path: '/admin/users/:uid',
    auth: 'required',
    offline: 'online',
    params: z.object({ uid: Uid }),
    response: AdminUserDetail,
    errors: [...adminOnly, 'USER_NOT_FOUND'],
  },
  adminChangeUser: {
    method: 'POST',
    path: '/admin/users/change',
    auth: 'required',
    offline: 'online',
    body: ChangeUser,
    response: ChangedUser,
    errors: [...adminOnly, 'USER_NOT_FOUND', 'LAST_ADMINISTRATOR', 'OWN_ACCOUNT', 'NO_PASSWORD'],
  },
  /** Newest first. */
  adminAudit: {
    method: 'GET',
    path: '/admin/audit',
    auth: 'required',
    offline: 'online',
    query: AuditQuery,
    response: AuditPage,
    errors: adminOnly,
  },
} as const satisfies Record<string, Endpoint>;
