import type { Caller } from '../identity/identity';
import { codeProvider } from '../identity/local/sign-in-tokens';
import { Refusal } from './refusal';

/** For what a person with a few digits from somebody's card must not do. @throws Refusal PASSWORD_NEEDED */
export function requirePassword(caller: Caller): Caller {
  if (caller.provider === codeProvider) throw new Refusal('PASSWORD_NEEDED');
  return caller;
}
