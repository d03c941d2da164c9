import type { Endpoint } from '../../../contract/endpoints';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import { type Failure, unreachedFailure } from '../server/failure';
import type { TokenAnswer } from '../server/tokens';
import { knownFailure } from './known-failure';

/** account: unknown if the caller gave a token. */
export type Authority =
  | { type: 'go'; idToken?: string; account?: AccountKey }
  | { type: 'stop'; failure: Failure };

export function isAnonymous(auth: Endpoint['auth'], account: AccountKey | undefined): boolean {
  return auth === 'none' || account === deviceAccount;
}

/**
 * Decides from the token source's answer. A call for a given account goes in its name or fails: the
 * user may have changed while it waited. Other calls go anonymously if the endpoint allows it.
 */
export function authorize(
  auth: Endpoint['auth'],
  account: AccountKey | undefined,
  answer: TokenAnswer,
): Authority {
  if (answer.type === 'token' && (account ?? answer.token.uid) === answer.token.uid) {
    return { type: 'go', idToken: answer.token.idToken, account: answer.token.uid };
  }
  if (account === undefined && auth === 'optional') return { type: 'go', account: deviceAccount };
  switch (answer.type) {
    case 'token':
    case 'unreachable':
      return { type: 'stop', failure: unreachedFailure('offline') };
    case 'rejected':
      return { type: 'stop', failure: knownFailure('TOKEN_INVALID') };
    case 'signedOut':
      return { type: 'stop', failure: knownFailure('UNAUTHENTICATED') };
    default:
      return answer satisfies never;
  }
}
