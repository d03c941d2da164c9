import type { Context } from '../../../platform/context';
import type { Api } from '../../../platform/http/api';
import { findManagedContest } from '../contest-role';
import { checkAccounts } from './check-accounts';
import { createAccounts } from './create-accounts';
import { resetAccounts } from './reset-accounts';

/** A list of 1000 rows needs 40 requests. */
const requestsPerMinute = 120;

export function contestAccountRoutes({ on }: Api, { identity }: Context): void {
  const limit = {
    perMinute: requestsPerMinute,
    by: ({ caller }: { caller: { uid: string } }) => ['contest-accounts', caller.uid],
  };

  on('contestCheckAccounts', ({ db, body, caller }) => checkAccounts(db, identity, body, caller.uid), {
    limit,
  });

  on('contestCreateAccounts', ({ db, body, caller }) => createAccounts(db, identity, body, caller.uid), {
    limit,
  });

  on('contestResetAccounts', ({ db, body, caller }) => resetAccounts(db, identity, body, caller.uid), {
    limit,
  });

  on('contestManageRegistration', async ({ db, body, caller }) => {
    const contest = await findManagedContest(db, body.contestSlug, caller.uid, 'all');
    await db.updateTable('contests').set({ asks_team: body.asksTeam }).where('pk', '=', contest.pk).execute();
    return { asksTeam: body.asksTeam };
  });
}
