import { LruCache } from '../../lru-cache';
import { nowSeconds } from './accounts';
import { checkIdToken, type TokenCheck } from './id-tokens';
import type { SigningKeys } from './signing-keys';

/** Users active within an hour, the lifetime of a token. */
const peopleMax = 10_000;

/** Caches valid signatures, but checks expiry and the account's state each time. */
export class CheckedTokens {
  private readonly right = new LruCache<TokenCheck & { ok: true }>(peopleMax);
  private readonly keys: SigningKeys;

  constructor(keys: SigningKeys) {
    this.keys = keys;
  }

  async check(idToken: string): Promise<TokenCheck> {
    const known = this.right.get(idToken);
    if (known) return known.token.expiresAt > nowSeconds() ? known : { ok: false, reason: 'expired' };
    const check = await checkIdToken(this.keys, idToken);
    if (check.ok) this.right.set(idToken, check);
    return check;
  }
}
