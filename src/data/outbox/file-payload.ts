/** JSON form of payloads: bytes become `{ base64 }`. */

interface Encoded {
  base64: string;
}

const isEncoded = (value: unknown): value is Encoded =>
  typeof value === 'object' &&
  value !== null &&
  'base64' in value &&
  typeof value.base64 === 'string' &&
  Object.keys(value).length === 1;

/** Only top-level members may be bytes. */
export function encodePayload(payload: unknown): unknown {
  return mapMembers(payload, (value) => (value instanceof Uint8Array ? { base64: toBase64(value) } : value));
}

/** Throws on invalid base64. */
export function decodePayload(payload: unknown): unknown {
  return mapMembers(payload, (value) => (isEncoded(value) ? fromBase64(value.base64) : value));
}

function mapMembers(payload: unknown, change: (value: unknown) => unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, change(value)]));
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
