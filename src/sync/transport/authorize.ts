/** In whose name a call is made. */
import type { Endpoint } from '../../../contract/endpoints';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import { type Failure, unreachedFailure } from '../server/failure';
import type { TokenAnswer } from '../server/tokens';
import { knownFailure } from './known-failure';

/** account: in whose name the call goes; unknown if a token is given that nobody looked into. */
export type Authority =
  | { type: 'go'; idToken?: string; account?: AccountKey }
  | { type: 'stop'; failure: Failure };

/** `true` if the call is made without looking for a token at all. */
export function isAnonymous(auth: Endpoint['auth'], account: AccountKey | undefined): boolean {
  return auth === 'none' || account === deviceAccount;
}

/**
 * Decides by what the token source answered. A call of a certain account goes in its name or not at all: the person may have
 * changed while it waited. A call of nobody in particular goes without a name if it may.
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
