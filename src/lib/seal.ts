import type { SealedWork, SealingKey } from '../../contract/entities/shared-device';

/** Only the server can open it. Throws without `canSeal()`. */
export async function seal(
  { kid, publicKey }: Pick<SealingKey, 'kid' | 'publicKey'>,
  id: string,
  content: unknown,
): Promise<SealedWork> {
  const { subtle } = crypto;
  const rsa = await subtle.importKey(
    'spki',
    fromBase64(publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const encoder = new TextEncoder();
  const data = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(id) },
    key,
    encoder.encode(JSON.stringify(content)),
  );
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, rsa, raw);
  return {
    id,
    kid,
    key: toBase64(new Uint8Array(wrapped)),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
}

const chunk = 0x8000;

/** In parts, because a call takes a limited number of arguments. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
