import * as jose from 'jose';
import type { Database } from '../../database/open';

/** In the database, so that every process signs and accepts the same. */
export interface SigningKeys {
  readonly kid: string;
  readonly privateKey: jose.CryptoKey;
  /** Queries the database once for an unknown id. */
  publicKey(kid: string): Promise<jose.CryptoKey | undefined>;
}

const algorithm = 'ES256';

/** Creates the first key if needed. Two processes may create two at once: both are valid. */
export async function loadSigningKeys(db: Database): Promise<SigningKeys> {
  const newest = (await readNewest(db)) ?? (await createKey(db));
  const known = new Map<string, jose.CryptoKey>();
  const publicKey = async (kid: string) => {
    const hit = known.get(kid);
    if (hit) return hit;
    const row = await db
      .selectFrom('identity_keys')
      .select('public_jwk')
      .where('kid', '=', kid)
      .executeTakeFirst();
    if (!row) return undefined;
    const key = await importJwk(row.public_jwk);
    known.set(kid, key);
    return key;
  };
  return { kid: newest.kid, privateKey: await importJwk(newest.private_jwk), publicKey };
}

async function readNewest(db: Database) {
  return await db
    .selectFrom('identity_keys')
    .select(['kid', 'private_jwk'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .limit(1)
    .executeTakeFirst();
}

async function createKey(db: Database) {
  const pair = await jose.generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await jose.exportJWK(pair.publicKey);
  const privateJwk = await jose.exportJWK(pair.privateKey);
  const kid = await jose.calculateJwkThumbprint(publicJwk);
  await db
    .insertInto('identity_keys')
    .values({ kid, private_jwk: JSON.stringify(privateJwk), public_jwk: JSON.stringify(publicJwk) })
    .execute();
  return { kid, private_jwk: privateJwk as Record<string, unknown> };
}

async function importJwk(jwk: Record<string, unknown>): Promise<jose.CryptoKey> {
  const key = await jose.importJWK(jwk as jose.JWK, algorithm);
  if (key instanceof Uint8Array)
    throw new Error('A signing key in the database is not an elliptic-curve key.');
  return key;
}
