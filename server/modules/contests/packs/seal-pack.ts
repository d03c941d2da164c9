import { createHash, createHmac, randomBytes, webcrypto } from 'node:crypto';
import type { PackLock } from '../../../../contract/entities/contest/contest-pack';
import {
  packLockIterations,
  packLockText,
  packPaddingBytes,
  packSealText,
} from '../../../../contract/rules/contest/contest-pack';
import { makePackCode } from '../../../../contract/rules/contest/pack-code';

const { subtle } = webcrypto;
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Secret until the start, except the lock. */
export interface PackSecret {
  readonly key: Buffer;
  readonly code: string;
  readonly salt: Buffer;
  readonly lock_iv: Buffer;
  readonly locked_key: Buffer;
}

export async function newPackSecret(contestSlug: string): Promise<PackSecret> {
  const key = randomBytes(32);
  const code = makePackCode(randomBytes(12));
  const salt = randomBytes(16);
  const lock_iv = randomBytes(12);
  const material = await subtle.importKey('raw', utf8(code), 'PBKDF2', false, ['deriveKey']);
  const wrapping = await subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: packLockIterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const additionalData = utf8(packLockText(contestSlug));
  const locked = await subtle.encrypt({ name: 'AES-GCM', iv: lock_iv, additionalData }, wrapping, key);
  return { key, code, salt, lock_iv, locked_key: Buffer.from(locked) };
}

export function lockOf({ salt, lock_iv, locked_key }: PackSecret): PackLock {
  return {
    salt: salt.toString('base64'),
    iterations: packLockIterations,
    iv: lock_iv.toString('base64'),
    key: locked_key.toString('base64'),
  };
}

interface For {
  readonly contestSlug: string;
  readonly uid: string;
  readonly version: number;
}

/**
 * The initialisation vector is derived from key and content: equal content gives equal bytes, so a download can
 * resume, and different contents never share a vector.
 */
export async function sealPack(
  key: Buffer,
  { contestSlug, uid, version }: For,
  content: string,
): Promise<{ iv: Buffer; data: Buffer }> {
  const bound = packSealText(contestSlug, uid, version);
  const plain = padded(content);
  const iv = createHmac('sha256', createHash('sha256').update('pack-iv').update(key).digest())
    .update(bound)
    .update(plain)
    .digest()
    .subarray(0, 12);
  const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(bound) }, aes, plain);
  return { iv, data: Buffer.from(sealed) };
}

/** JSON can end with spaces. */
function padded(content: string): Buffer {
  const plain = Buffer.from(content);
  const rest = (packPaddingBytes - (plain.length % packPaddingBytes)) % packPaddingBytes;
  return Buffer.concat([plain, Buffer.alloc(rest, ' ')]);
}
