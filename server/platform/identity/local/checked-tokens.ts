import { Remembered } from '../../remembered';
import { nowSeconds } from './accounts';
import { checkIdToken, type TokenCheck } from './id-tokens';
import type { SigningKeys } from './signing-keys';

/** How many people are here within the hour that a token lasts. */
const peopleMax = 10_000;

/**
 * Checks ID tokens. A signature that was right once is right: it is not computed again for each request of a page. How old the token is,
 * and whether its account still stands behind it, is asked each time.
 */
export class CheckedTokens {
  private readonly right = new Remembered<TokenCheck & { ok: true }>(peopleMax);
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
