import * as jose from 'jose';
import * as z from 'zod/mini';
import type { FirebaseSettings } from './settings';
import type { TokenKeys } from './token-keys';

/** What a good ID token says. Times are seconds since 1970. */
export interface FirebaseToken {
  readonly uid: string;
  /** Empty when the provider tells none. */
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

/** Clocks differ a little. */
const toleranceSeconds = 60;

/**
 * Checks an ID token as Google's documentation asks for: RS256 by one of its keys, our project as issuer and audience, begun and not
 * over. Done here and not by firebase-admin, which gives up when Google's keys are not reached in the hour they expire.
 * @returns null for a token that is not good
 * @throws KeysUnknown when that cannot be told
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
    // The emulator signs nothing; the settings let it in nowhere but in tests.
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
