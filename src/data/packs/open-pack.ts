/** Decrypts contest packs with Web Crypto, using the server's key or the typed code. */
import { PackContent, type PackLock } from '../../../contract/entities/contest/contest-pack';
import { packLockText, packSealText } from '../../../contract/rules/contest/contest-pack';
import { check } from '../../lib/schema/validate';

export interface SealedPack {
  contestSlug: string;
  uid: string;
  version: number;
  /** base64, like `data`. */
  iv: string;
  lock: PackLock;
  data: string[];
}

/** Web Crypto exists only on https and localhost. */
export const canOpenPacks = () => globalThis.crypto?.subtle !== undefined;

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (symbol) => symbol.charCodeAt(0));
function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function packKey(base64: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['decrypt']);
}

/** The pack's key as base64, derived from a typed code; null: wrong code. */
export async function keyFromCode(
  { contestSlug, lock }: Pick<SealedPack, 'contestSlug' | 'lock'>,
  code: string,
): Promise<string | null> {
  const material = await crypto.subtle.importKey('raw', utf8(code), 'PBKDF2', false, ['deriveKey']);
  const unwrapping = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(lock.salt), iterations: lock.iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const key = await decrypt(unwrapping, lock.iv, packLockText(contestSlug), bytesOf(lock.key));
  return key && base64Of(key);
}

/** null: the pack was modified, or belongs to another account. */
export async function openPack(pack: SealedPack, key: CryptoKey): Promise<PackContent | null> {
  const { contestSlug, uid, version, iv, data } = pack;
  const parts = data.map(bytesOf);
  const sealed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    sealed.set(part, at);
    at += part.length;
  }
  const plain = await decrypt(key, iv, packSealText(contestSlug, uid, version), sealed);
  if (!plain) return null;
  const content = check(PackContent, JSON.parse(new TextDecoder().decode(plain)));
  return content.ok ? content.value : null;
}

async function decrypt(
  key: CryptoKey,
  iv: string,
  bound: string,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | null> {
  const how = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: utf8(bound) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, key, data));
  } catch {
    return null;
  }
}
