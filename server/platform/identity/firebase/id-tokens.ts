import * as jose from 'jose';
import * as z from 'zod/mini';
import type { FirebaseSettings } from './settings';
import type { TokenKeys } from './token-keys';

/** Times are seconds since 1970. */
export interface FirebaseToken {
  readonly uid: string;
  /** Empty if the provider gives none. */
  readonly email: string;
  readonly authTime: number;
  readonly provider: string;
}

const Payload = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  email: z._default(z.string(), ''),
  auth_time: z.int(),
  firebase: z.object({ sign_in_provider: z.string() }),
});

/** For clock differences. */
const toleranceSeconds = 60;

/**
 * Verifies an ID token as Google documents: RS256 with one of its keys, our project as issuer and audience,
 * within its lifetime. Not done with firebase-admin, which fails when Google's keys cannot be fetched in the
 * hour they expire.
 * @returns null for an invalid token
 * @throws KeysUnknown when the keys are not available
 */
export async function checkFirebaseToken(
  { projectId, emulatorHost }: FirebaseSettings,
  keys: Pick<TokenKeys, 'find'>,
  token: string,
): Promise<FirebaseToken | null> {
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: toleranceSeconds,
    requiredClaims: ['exp', 'iat', 'sub'],
  };
  try {
    // Emulator tokens are unsigned; the settings allow the emulator in tests only.
    const { payload } =
      emulatorHost === undefined
        ? await jose.jwtVerify(token, (header) => keyOf(keys, header), { ...expected, algorithms: ['RS256'] })
        : jose.UnsecuredJWT.decode(token, expected);
    const { sub, email, auth_time, firebase } = Payload.parse(payload);
    if (auth_time > nowSeconds() + toleranceSeconds) return null;
    return { uid: sub, email, authTime: auth_time, provider: firebase.sign_in_provider };
  } catch (error) {
    if (error instanceof jose.errors.JOSEError || error instanceof z.core.$ZodError) return null;
    throw error;
  }
}

async function keyOf(keys: Pick<TokenKeys, 'find'>, { kid }: jose.JWTHeaderParameters) {
  const key = kid === undefined ? undefined : await keys.find(kid);
  if (!key) throw new jose.errors.JWKSNoMatchingKey();
  return key;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
