import type { LoginProvider, User } from '../../../contract/entities/user';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { Identity } from '../../platform/identity/identity';
import { createPerson, findPerson, renewClaims, toUser } from './people';
import { fitDisplayName, suggestUsernames } from './suggest-username';

export interface ProviderLogin {
  readonly code?: 'AUTO_GEN_UNAME_DNAME';
  readonly user: User;
}

/** PROV-2 … PROV-5. New users get a username made from the provider's name; without a name they must choose both. */
export async function loginProvider(
  transaction: Database,
  identity: Identity,
  login: LoginProvider,
  admit: () => void,
): Promise<ProviderLogin> {
  const { uid, email, profileImageURL } = login;
  const existing = await findPerson(transaction, uid);
  if (existing) {
    await renewClaims(transaction, identity, existing);
    return { user: toUser(existing) };
  }
  admit();
  const displayName = fitDisplayName(login.displayName);
  if (displayName === undefined) throw new Refusal('GET_USERNAME_DNAME');
  for (const username of suggestUsernames(displayName)) {
    const person = { uid, email, username, displayName, photoURL: profileImageURL ?? null };
    const result = await createPerson(transaction, identity, person, admit);
    if (result.outcome === 'created') return { code: 'AUTO_GEN_UNAME_DNAME', user: result.user };
    if (result.outcome === 'existed') return { user: result.user };
  }
  throw new Refusal('GET_USERNAME_DNAME');
}
