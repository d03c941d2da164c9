/** The key to which shared devices encrypt work, and tickets that prove whose work it is. */
import { createHmac, timingSafeEqual, webcrypto } from 'node:crypto';
import type { SealedWork, SealingKey } from '../../../contract/entities/shared-device';
import { sharedDeviceLimits as limits } from '../../../contract/shared-device-limits';
import type { Database } from '../../platform/database/open';

const { subtle } = webcrypto;
const secretName = 'sealing-key';
const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const dayMs = 86_400_000;

interface Keys {
  readonly kid: string;
  readonly publicKey: string;
  readonly privateKey: webcrypto.CryptoKey;
  readonly secret: string;
}

/** Shared by all processes of an installation, so the first one to store a key wins. */
async function readKeys(db: Database): Promise<Keys> {
  const stored = db.selectFrom('server_secrets').select('value').where('name', '=', secretName);
  let row = await stored.executeTakeFirst();
  if (!row) {
    await db
      .insertInto('server_secrets')
      .values({ name: secretName, value: await makePrivateKey() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await stored.executeTakeFirstOrThrow();
  }
  return await openKeys(row.value);
}

async function makePrivateKey(): Promise<string> {
  const { privateKey } = await subtle.generateKey(
    { ...rsa, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  return JSON.stringify(await subtle.exportKey('jwk', privateKey));
}

async function openKeys(value: string): Promise<Keys> {
  const jwk = JSON.parse(value) as webcrypto.JsonWebKey;
  const { kty, n, e } = jwk;
  const open = { kty, n, e, ext: true } as webcrypto.JsonWebKey;
  const shown = await subtle.importKey('jwk', open, rsa, true, ['encrypt']);
  const publicKey = Buffer.from(await subtle.exportKey('spki', shown));
  const digest = Buffer.from(await subtle.digest('SHA-256', publicKey));
  return {
    kid: digest.toString('base64url').slice(0, 16),
    publicKey: publicKey.toString('base64'),
    privateKey: await subtle.importKey('jwk', jwk, rsa, false, ['decrypt']),
    secret: createHmac('sha256', value).update('tickets').digest('base64url'),
  };
}

/** @returns undefined: sealed for another server, or damaged */
export async function openSeal(db: Database, sealed: SealedWork): Promise<unknown> {
  const { kid, privateKey } = await readKeys(db);
  if (sealed.kid !== kid) return undefined;
  try {
    const raw = await subtle.decrypt(rsa, privateKey, Buffer.from(sealed.key, 'base64'));
    const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const options = {
      name: 'AES-GCM',
      iv: Buffer.from(sealed.iv, 'base64'),
      additionalData: Buffer.from(sealed.id),
    };
    const text = await subtle.decrypt(options, key, Buffer.from(sealed.data, 'base64'));
    return JSON.parse(Buffer.from(text).toString('utf8'));
  } catch {
    return undefined;
  }
}

export async function giveSealingKey(db: Database, uid: string): Promise<SealingKey> {
  const { kid, publicKey, secret } = await readKeys(db);
  return { kid, publicKey, ticket: sign(secret, uid, Date.now()) };
}

const sign = (secret: string, uid: string, at: number) =>
  `${at}.${createHmac('sha256', secret).update(`${at} ${uid}`).digest('base64url')}`;

export async function isTicketOf(db: Database, ticket: string, uid: string): Promise<boolean> {
  const at = Number(/^\d{1,15}(?=\.)/.exec(ticket)?.[0]);
  if (!(Date.now() - at < limits.ticketDays * dayMs)) return false;
  const { secret } = await readKeys(db);
  const expected = Buffer.from(sign(secret, uid, at));
  const given = Buffer.from(ticket);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
