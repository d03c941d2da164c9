import { session } from '../../auth/session';
import { deviceAccount } from '../../data/account/account';
import { dropSealed, sealedWork } from '../../data/shared-device/seal-left';
import { classify } from '../server/classify';
import type { Call } from '../transport/api-client';

/** A large piece over a weak network. */
const timeoutMs = 60_000;

/**
 * Sends the sealed work of accounts that have left, in the name of nobody. Work without a valid ticket is sent in the
 * name of the current user, in case it is theirs. Never throws; a later call continues.
 */
export async function deliverSealed(call: Call): Promise<void> {
  for (const { key, sealed } of await sealedWork()) {
    let answer = await call('sharedDeliver', { body: sealed, account: deviceAccount, timeoutMs });
    const { current } = session;
    if (!answer.ok && answer.failure.error.errorCode === 'SEAL_NOT_ALLOWED' && current.state === 'signedIn')
      answer = await call('sharedDeliver', { body: sealed, account: current.uid, timeoutMs });
    if (answer.ok) await dropSealed(key);
    // A refused piece stays for its owner, and does not hold up the others.
    else if (classify(answer.failure).type === 'retry') return;
  }
}
