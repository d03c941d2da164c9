/** Tokens that the identity SDK exchanges for a session, after the server has checked a personal code. */
import * as jose from 'jose';
import type { SigningKeys } from './signing-keys';

/** The SDK's name for sessions of such tokens. */
export const codeProvider = 'custom';

/** Unlike an ID token's, so that neither is accepted as the other. */
const audience = 'codeferry-sign-in';
const lifetimeSeconds = 60;

export async function makeSignInToken(keys: SigningKeys, uid: string): Promise<string> {
  return await new jose.SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'JWT' })
    .setSubject(uid)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(keys.privateKey);
}

export async function uidOfSignInToken(keys: SigningKeys, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jose.jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid && (await keys.publicKey(kid));
        if (!key) throw new jose.errors.JWKSNoMatchingKey();
        return key;
      },
      { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] },
    );
    return payload.sub;
  } catch (error) {
    if (error instanceof jose.errors.JOSEError) return undefined;
    throw error;
  }
}
