import type { AdminName } from '../../../contract/calls/admin/admin';
import type { Database } from '../../platform/database/open';
import type { Api } from '../../platform/http/api';
import type { Call, Handler } from '../../platform/http/call';
import type { Caller } from '../../platform/identity/identity';
import type { WebActor } from '../audit-log/public';
import { lockAdministration, requireAdministrator } from './roles';

export interface AdminApi {
  read<N extends AdminName>(name: N, handler: Handler<N>): void;
  /** In one transaction with the check of the role; the handler writes its audit event there. */
  change<N extends AdminName>(name: N, handler: Handler<N>): void;
}

const changesPerMinute = 120;

/** The role is read for each call: it may be revoked at any time. */
export function adminApi({ on }: Api): AdminApi {
  return {
    read: (name, handler) =>
      on(name, async (call) => {
        const { db, caller } = adminCall(call);
        await requireAdministrator(db, caller);
        return await handler(call);
      }),
    change: (name, handler) =>
      on(
        name,
        (call) =>
          adminCall(call)
            .db.transaction()
            .execute(async (transaction: Database) => {
              await lockAdministration(transaction);
              await requireAdministrator(transaction, adminCall(call).caller);
              return await handler({ ...call, db: transaction });
            }),
        { limit: { perMinute: changesPerMinute, by: (call) => ['admin', adminCall(call).caller.uid] } },
      ),
  };
}

/** All of these calls need an account, which the type of a generic name cannot express. */
function adminCall<N extends AdminName>(call: Call<N>): { readonly db: Database; readonly caller: Caller } {
  return call as unknown as { readonly db: Database; readonly caller: Caller };
}

export function actorOf({ caller, requestID }: { caller: Caller; requestID: string }): WebActor {
  return { source: 'web', uid: caller.uid, requestID };
}
