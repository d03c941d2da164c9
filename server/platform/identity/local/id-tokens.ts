import * as jose from 'jose';
import * as z from 'zod/mini';
import type { Session } from './refresh-tokens';
import type { SigningKeys } from './signing-keys';

/** The SDK's project id; it appears only in the tokens. */
export const projectId = 'codeferry-local';
export const lifetimeSeconds = 3600;

const issuer = `https://securetoken.google.com/${projectId}`;

export interface TokenSubject {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Times are seconds since 1970. */
const Payload = z.object({
  sub: z.string(),
  exp: z.int(),
  email: z.string(),
  auth_time: z.int(),
  firebase: z.object({ sign_in_provider: z.string() }),
  /** Older servers gave tokens without it. */
  sid: z.optional(z.uuid()),
});
export interface VerifiedToken {
  readonly uid: string;
  readonly email: string;
  readonly authTime: number;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly provider: string;
  readonly sessionID: string | undefined;
}

/** With the claims that Firebase's have, and the session's id. */
export async function signIdToken(
  keys: SigningKeys,
  subject: TokenSubject,
  { id, authTime, provider }: Omit<Session, 'id' | 'uid'> & { readonly id?: string },
): Promise<string> {
  const { uid, email, displayName, photoUrl, claims } = subject;
  return await new jose.SignJWT({
    ...claims,
    ...(displayName && { name: displayName }),
    ...(photoUrl && { picture: photoUrl }),
    email,
    email_verified: false,
    auth_time: authTime,
    sid: id,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: provider },
  })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'JWT' })
    .setSubject(uid)
    .setIssuer(issuer)
    .setAudience(projectId)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(keys.privateKey);
}

export type TokenCheck =
  | { readonly ok: true; readonly token: VerifiedToken }
  | { readonly ok: false; readonly reason: 'expired' | 'invalid' };

/** Checks signature, issuer, audience and age, but not the account's state. */
export async function checkIdToken(keys: SigningKeys, token: string): Promise<TokenCheck> {
  try {
    const { payload } = await jose.jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid && (await keys.publicKey(kid));
        if (!key) throw new jose.errors.JWKSNoMatchingKey();
        return key;
      },
      { issuer, audience: projectId, algorithms: ['ES256'] },
    );
    const { sub, email, auth_time, exp, firebase, sid } = Payload.parse(payload);
    const provider = firebase.sign_in_provider;
    return {
      ok: true,
      token: { uid: sub, email, authTime: auth_time, expiresAt: exp, provider, sessionID: sid },
    };
  } catch (error) {
    if (error instanceof jose.errors.JWTExpired) return { ok: false, reason: 'expired' };
    if (error instanceof jose.errors.JOSEError || error instanceof z.core.$ZodError) {
      return { ok: false, reason: 'invalid' };
    }
    throw error;
  }
}
