import type { Context } from '../../../platform/context';
import type { Api } from '../../../platform/http/api';
import { findManagedContest } from '../contest-role';
import { acceptInvitation } from './accept-invitation';
import { checkAccounts } from './check-accounts';
import { createAccounts } from './create-accounts';
import { deleteAccounts } from './delete-accounts';
import { invite, listInvitations } from './invitations';
import { resetAccounts } from './reset-accounts';

export function contestAccountRoutes({ on }: Api, context: Context): void {
  const { identity, config } = context;
  const limit = {
    // A list of 1000 rows needs 40 requests.
    perMinute: config.limits.create,
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

  on('contestDeleteAccounts', ({ db, body, caller }) => deleteAccounts(db, identity, body, caller.uid), {
    limit,
  });

  on('contestManageRegistration', async ({ db, body, caller }) => {
    const contest = await findManagedContest(db, body.contestSlug, caller.uid, 'all');
    await db.updateTable('contests').set({ asks_team: body.asksTeam }).where('pk', '=', contest.pk).execute();
    return { asksTeam: body.asksTeam };
  });

  on('contestInvitations', async ({ db, params, caller }) => {
    const contest = await findManagedContest(db, params.slug, caller.uid, 'all');
    return await listInvitations(db, context, contest.pk);
  });

  on('contestInvite', ({ db, body, caller, origin }) => invite(db, context, body, caller.uid, origin), {
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['contest-invite', caller.uid] },
  });

  on('contestAcceptInvitation', ({ db, body, caller }) => acceptInvitation(db, body, caller), {
    // A token can be guessed here.
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['contest-invitation', caller.uid] },
  });
}
