import type { Endpoint } from '../../endpoint';
import { AdminJudges, ChangeJudges } from '../../entities/admin/judges';
import { ChangeSetting, ShownSettings } from '../../entities/admin/settings';
import { adminOnly } from './users';

export const adminOperationCalls = {
  adminJudges: {
    method: 'GET',
    path: '/admin/judges',
    auth: 'required',
    offline: 'online',
    response: AdminJudges,
    errors: adminOnly,
  },
  adminChangeJudges: {
    method: 'POST',
    path: '/admin/judges/change',
    auth: 'required',
    offline: 'online',
    body: ChangeJudges,
    response: AdminJudges,
    errors: [...adminOnly, 'WORKER_NOT_FOUND'],
  },
  adminSettings: {
    method: 'GET',
    path: '/admin/settings',
    auth: 'required',
    offline: 'online',
    response: ShownSettings,
    errors: adminOnly,
  },
  adminChangeSetting: {
    method: 'POST',
    path: '/admin/settings/change',
    auth: 'required',
    offline: 'online',
    body: ChangeSetting,
    response: ShownSettings,
    errors: adminOnly,
  },
} as const satisfies Record<string, Endpoint>;
