import { sharedDeviceLimits } from '../../../contract/shared-device-limits';
import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { deliverSealed } from './deliver-sealed';
import { makeClassCodes, signInWithCode } from './personal-codes';
import { dropReturned, readReturned } from './returned-work';
import { giveSealingKey } from './sealing-keys';

/** A whole class may share one address, and all its devices come back to the network at once. */
const devicesAnAddress = 40;

export function sharedDeviceRoutes({ on, carried }: Api, { config, identity }: Context): void {
  on('classMakeCodes', ({ db, body, caller }) => makeClassCodes(db, identity, body, caller.uid), {
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['class-codes', caller.uid] },
  });

  on('sharedSignIn', ({ db, body }) => signInWithCode(db, identity, body), {
    limit: {
      perMinute: config.limits.signIn * devicesAnAddress,
      by: ({ address }) => ['personal-codes', address],
    },
  });

  on('sharedSealingKey', ({ db, caller }) => giveSealingKey(db, caller.uid));

  on('sharedDeliver', (call) => deliverSealed(carried, identity, call), {
    bodyLimitBytes: sharedDeviceLimits.sealedBytesMax + 64 * 1024,
    limit: { perMinute: config.limits.create * devicesAnAddress, by: ({ address }) => ['sealed', address] },
  });

  on('sharedReturned', ({ db, caller }) => readReturned(db, caller.uid));

  on('sharedReturnedTaken', ({ db, body, caller }) => dropReturned(db, caller.uid, body.id));
}
