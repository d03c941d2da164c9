import type { DeviceNames } from '../../../../contract/rules/names/device-name';
import type { Database } from '../../database/open';
import { type Account, nowSeconds } from './accounts';
import { lifetimeSeconds, signIdToken, type TokenSubject } from './id-tokens';
import { startSession } from './refresh-tokens';
import type { SigningKeys } from './signing-keys';

export async function newSession(
  { db, keys }: { db: Database; keys: SigningKeys },
  account: Account,
  device: DeviceNames,
  provider = 'password',
): Promise<object> {
  // After a password change `valid_since` is up to a second in the future.
  const authTime = Math.max(nowSeconds(), account.valid_since);
  const session = await startSession(db, { uid: account.uid, authTime, provider }, device);
  return {
    idToken: await signIdToken(keys, subjectOf(account), session),
    refreshToken: session.refreshToken,
    expiresIn: String(lifetimeSeconds),
    localId: account.uid,
    email: account.email,
  };
}

export const subjectOf = (account: Account): TokenSubject => ({
  uid: account.uid,
  email: account.email,
  displayName: account.display_name,
  photoUrl: account.photo_url,
  claims: account.claims,
});

export function describe(account: Account): object {
  const { uid, email, display_name, photo_url } = account;
  const shown = {
    displayName: display_name || undefined,
    photoUrl: photo_url || undefined,
  };
  return {
    localId: uid,
    email,
    emailVerified: false,
    ...shown,
    providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email, ...shown }],
    validSince: String(account.valid_since),
    createdAt: String(account.created_at.getTime()),
    lastLoginAt: String(account.last_sign_in_at.getTime()),
  };
}
