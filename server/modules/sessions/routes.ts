import type { SignedInDevices } from '../../../contract/calls/sessions/sessions';
import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/open';
import type { Api } from '../../platform/http/api';
import { requirePassword } from '../../platform/http/require-password';
import type { Caller, Identity } from '../../platform/identity/identity';

/** Lists the devices where an account is signed in, and signs them out. */
export function sessionRoutes({ on }: Api, { identity, config }: Context): void {
  const limitOf = (name: string) => ({
    limit: {
      perMinute: config.limits.create,
      by: ({ caller }: { caller: Caller }) => [name, caller.uid],
    },
  });

  on('sessionsOwn', ({ caller }) => listDevices(identity, requirePassword(caller)), limitOf('sessions'));

  on(
    'sessionEnd',
    async ({ body, caller }) => {
      // A student with a personal code may only leave the device at hand.
      if (body.sessionID !== caller.sessionID) requirePassword(caller);
      await identity.sessions?.end(caller.uid, body.sessionID);
      return { message: 'The device is signed out.' };
    },
    limitOf('end-session'),
  );

  on(
    'sessionsEndOthers',
    ({ db, caller }) => endOthers(db, identity, requirePassword(caller)),
    limitOf('end-sessions'),
  );
}

async function listDevices({ sessions }: Identity, { uid, sessionID }: Caller): Promise<SignedInDevices> {
  if (!sessions) return { isListed: false, devices: [] };
  const devices = (await sessions.list(uid)).map(({ id, browser, system, startedAt, seenAt }) => ({
    sessionID: id,
    browser,
    system,
    signedInAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === sessionID,
  }));
  return {
    isListed: true,
    devices: devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  };
}

async function endOthers(db: Database, identity: Identity, { uid, sessionID }: Caller) {
  if (identity.sessions && sessionID !== undefined)
    return { ended: await identity.sessions.endOthers(uid, sessionID), isCurrentEnded: false };
  await db.transaction().execute((transaction) => identity.endSessions(uid, transaction));
  return { ended: 0, isCurrentEnded: true };
}
