import { session } from '../../auth/session';
import { deviceAccount } from '../../data/account/account';
import { dropSealed, sealedWork } from '../../data/shared-device/seal-left';
import { classify } from '../server/classify';
import type { Failure } from '../server/failure';
import type { Call } from '../transport/api-client';

/** A large piece over a weak network. */
const timeoutMs = 60_000;
/** If the server names no wait. */
const defaultWaitMs = 60_000;

/** 503: neither the server nor its database is ready. Another failure may be about this piece or its owner alone. */
const isAboutAll = (failure: Failure) => failure.kind !== 'http' || failure.status === 503;

/**
 * Sends the sealed work of accounts that have left, in the name of nobody. Work without a valid ticket is sent in the
 * name of the current user, in case it is theirs. Never throws; a later call continues.
 *
 * @returns ms until the call that continues, if a piece met a temporary failure
 */
export async function deliverSealed(call: Call): Promise<number | undefined> {
  let waitMs: number | undefined;
  for (const { key, sealed } of await sealedWork()) {
    let answer = await call('sharedDeliver', { body: sealed, account: deviceAccount, timeoutMs });
    const { current } = session;
    if (!answer.ok && answer.failure.error.errorCode === 'SEAL_NOT_ALLOWED' && current.state === 'signedIn')
      answer = await call('sharedDeliver', { body: sealed, account: current.uid, timeoutMs });
    if (answer.ok) {
      await dropSealed(key);
      continue;
    }
    const outcome = classify(answer.failure);
    // A refused piece stays for its owner, and does not hold up the others.
    if (outcome.type !== 'retry') continue;
    waitMs = Math.min(outcome.afterMs || defaultWaitMs, waitMs ?? Number.POSITIVE_INFINITY);
    if (isAboutAll(answer.failure)) break;
  }
  return waitMs;
}
