import * as jose from 'jose';
import { projectId } from '../../../server/platform/identity/local/id-tokens';
import { query } from '../../support/product/postgres';
import { identityCall, type Person, request, signUpPerson } from '../client';
import type { refusedTokens } from './row';

const issuer = `https://securetoken.google.com/${projectId}`;

interface ServerKey {
  readonly kid: string;
  readonly key: jose.CryptoKey;
}

/** The server's own signing key: the tokens below are refused for their content, not their signature. */
async function serverKey(databaseUrl: string): Promise<ServerKey> {
  const [row] = await query<{ kid: string; private_jwk: jose.JWK }>(
    databaseUrl,
    'select * from identity_keys order by created_at desc limit 1',
  );
  if (!row) throw new Error('the server has no key');
  return { kid: row.kid, key: (await jose.importJWK(row.private_jwk, 'ES256')) as jose.CryptoKey };
}

const sign = (claims: jose.JWTPayload, { kid, key }: ServerKey) =>
  new jose.SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key);

/** Signs a valid token for this person with some claims changed. */
export async function resign(databaseUrl: string, person: Person, changes: object): Promise<string> {
  return await sign({ ...jose.decodeJwt(person.token), ...changes }, await serverKey(databaseUrl));
}

/**
 * Invalid tokens of the creator, each wrong in one way. The creator gets a new session, because one was ended for a token.
 *
 * @param other a person whose valid token is altered
 */
export async function makeRefusedTokens(
  server: { url: string; databaseUrl: string },
  creator: Person,
  other: Person,
): Promise<{ tokens: Record<(typeof refusedTokens)[number], string>; creator: Person }> {
  const { url, databaseUrl } = server;
  const said = jose.decodeJwt(creator.token);
  const own = await serverKey(databaseUrl);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const foreign = await jose.generateKeyPair('ES256');
  const deleted = await signUpPerson(url, 'deleted');
  await request(`${url}/api/users/delete`, { uid: deleted.uid, username: 'deleted' }, deleted);
  const renewed = await renewSession(url, creator);
  return {
    creator: renewed,
    tokens: {
      expired: await sign({ ...said, iat: nowSeconds - 7200, exp: nowSeconds - 60 }, own),
      ofAnotherIssuer: await sign({ ...said, iss: `${issuer}-evil` }, own),
      ofAnotherProject: await sign({ ...said, aud: 'another-project' }, own),
      unsigned: new jose.UnsecuredJWT(jose.decodeJwt(renewed.token)).encode(),
      tampered: withPayloadOf(renewed.token, other.token),
      signedByAnother: await sign(jose.decodeJwt(renewed.token), { ...own, key: foreign.privateKey }),
      ofAnEndedSession: creator.token,
      ofADeletedAccount: deleted.token,
      nonsense: 'forged.token.here',
    },
  };
}

/** Header and signature of one token with the claims of another. */
function withPayloadOf(claims: string, signed: string): string {
  const [head, , signature] = signed.split('.');
  return [head, claims.split('.')[1], signature].join('.');
}

/** Changes the password, which ends every session, and begins a new one. */
async function renewSession(url: string, person: Person): Promise<Person> {
  const { status, body } = await identityCall(url, 'update', {
    idToken: person.token,
    password: 'secret-1',
    returnSecureToken: true,
  });
  if (status !== 200) throw new Error(`update answered ${status} ${JSON.stringify(body)}`);
  return { ...person, token: body.idToken ?? '', refreshToken: body.refreshToken ?? '' };
}
