import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { type AdminApi, actorOf, adminApi } from './admin-api';
import { readAudit } from './audit/read-audit';
import { changeUser } from './users/change-user';
import { readUser, readUsers } from './users/read-users';

export function adminRoutes(api: Api, context: Context): void {
  const admin = adminApi(api);
  userRoutes(admin, context);
  admin.read('adminAudit', ({ db, query }) => readAudit(db, query));
}

function userRoutes({ read, change }: AdminApi, { identity, config }: Context): void {
  read('adminUsers', ({ db, query }) => readUsers(db, query));
  read('adminUser', ({ db, params, caller }) => readUser(db, params.uid, caller.uid));
  change('adminChangeUser', (call) => {
    const request = {
      transaction: call.db,
      identity,
      actor: actorOf(call),
      origin: config.publicUrl ?? call.origin,
    };
    return changeUser(request, call.body);
  });
}
