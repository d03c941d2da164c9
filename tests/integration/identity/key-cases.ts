/** The emulator does not sign tokens. These cases sign with their own keys, published like Google's. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as jose from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../server/platform/database/open';
import { checkFirebaseToken } from '../../../server/platform/identity/firebase/id-tokens';
import { KeysUnknown, TokenKeys } from '../../../server/platform/identity/firebase/token-keys';
import { failure } from './said-to';

const projectId = 'harbour';
const settings = { projectId, apiKey: 'k', authDomain: 'harbour.firebaseapp.com' };
const hourMs = 3600_000;

interface Pair {
  readonly kid: string;
  readonly privateKey: jose.CryptoKey;
  readonly jwk: jose.JWK;
}

async function newPair(kid: string): Promise<Pair> {
  const { privateKey, publicKey } = await jose.generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await jose.exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

export function keyCases(db: () => Database): void {
  let pairs: [Pair, Pair];
  let publisher: http.Server;
  let url: string;
  let published: { keys: jose.JWK[]; status: number; asked: number };
  let nowMs: number;

  beforeAll(async () => {
    pairs = [await newPair('one'), await newPair('two')];
    publisher = http.createServer((_request, response) => {
      published.asked += 1;
      response.writeHead(published.status, { 'cache-control': 'public, max-age=20000' });
      response.end(JSON.stringify({ keys: published.keys }));
    });
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((resolve) => publisher?.close(resolve)));
  beforeEach(async () => {
    published = { keys: [pairs[0].jwk], status: 200, asked: 0 };
    nowMs = Date.now();
    await db().deleteFrom('firebase_keys').execute();
  });

  const openKeys = () => new TokenKeys(db(), projectId, url, () => nowMs);
  const payload = (more: object = {}) => ({
    email: 'ada@example.org',
    auth_time: Math.floor(Date.now() / 1000),
    firebase: { sign_in_provider: 'google.com' },
    ...more,
  });
  const draft = (more: object = {}) =>
    new jose.SignJWT(payload(more))
      .setSubject('u1')
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setIssuedAt()
      .setExpirationTime('1h');
  const sign = ({ kid, privateKey }: Pair, token = draft()) =>
    token.setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  const good = { uid: 'u1', email: 'ada@example.org', provider: 'google.com' };

  test('accepts a token signed with a published key; the keys are fetched once', async () => {
    const keys = openKeys();
    const token = await sign(pairs[0]);
    for (let i = 0; i < 3; i += 1)
      expect(await checkFirebaseToken(settings, keys, token)).toMatchObject(good);
    expect(published.asked).toBe(1);
  });

  test('refuses a forged token and one for another audience', async () => {
    const keys = openKeys();
    const stranger = await newPair('one');
    const secret = new TextEncoder().encode(JSON.stringify(pairs[0].jwk));
    const [head, , signature] = (await sign(pairs[0])).split('.');
    const body = jose.base64url.encode(
      JSON.stringify({ ...jose.decodeJwt(await sign(pairs[0])), sub: 'u2' }),
    );
    const forged: Record<string, string> = {
      unsigned: new jose.UnsecuredJWT(payload())
        .setSubject('u1')
        .setIssuer(`https://securetoken.google.com/${projectId}`)
        .setAudience(projectId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .encode(),
      'signed by a stranger': await sign(stranger),
      'signed with the public key as a secret': await draft()
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(secret),
      'without a key id': await draft().setProtectedHeader({ alg: 'RS256' }).sign(pairs[0].privateKey),
      tampered: `${head}.${body}.${signature}`,
      'for another project': await sign(pairs[0], draft().setAudience('pier')),
      'from another issuer': await sign(pairs[0], draft().setIssuer('https://accounts.example')),
      expired: await sign(pairs[0], draft().setExpirationTime('-2h')),
      'without a subject': await sign(pairs[0], draft().setSubject('')),
      'of a sign-in to come': await sign(pairs[0], draft({ auth_time: Math.floor(Date.now() / 1000) + 600 })),
    };
    for (const [what, token] of Object.entries(forged))
      expect(await checkFirebaseToken(settings, keys, token), what).toBeNull();
    expect(await checkFirebaseToken(settings, keys, await sign(pairs[0]))).toMatchObject(good);
  });

  test('fetches the keys when a token names a new one, but not for every invented name', async () => {
    const keys = openKeys();
    await checkFirebaseToken(settings, keys, await sign(pairs[0]));
    published.keys = [pairs[0].jwk, pairs[1].jwk];
    nowMs += 2 * 60_000;
    expect(await checkFirebaseToken(settings, keys, await sign(pairs[1]))).toMatchObject(good);
    for (let i = 0; i < 5; i += 1) {
      const made = await sign({ ...pairs[1], kid: `made-up-${i}` });
      expect(await checkFirebaseToken(settings, keys, made)).toBeNull();
    }
    expect(published.asked).toBe(2);
  });

  test('while the keys cannot be fetched, the previous ones are valid for a day, even after a restart', async () => {
    const token = await sign(pairs[0]);
    await checkFirebaseToken(settings, openKeys(), token);
    published.status = 503;
    nowMs += 12 * hourMs;
    const restarted = openKeys();
    expect(await checkFirebaseToken(settings, restarted, token)).toMatchObject(good);
    const unknown = await sign(pairs[1]);
    expect(await failure(checkFirebaseToken(settings, restarted, unknown))).toBeInstanceOf(KeysUnknown);
    expect(await checkFirebaseToken(settings, restarted, await sign(await newPair('one')))).toBeNull();

    nowMs += 13 * hourMs;
    expect(await failure(checkFirebaseToken(settings, restarted, token))).toBeInstanceOf(KeysUnknown);
    published.status = 200;
    nowMs += 60_000;
    expect(await checkFirebaseToken(settings, restarted, token)).toMatchObject(good);
  });
}
