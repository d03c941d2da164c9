import { toBase64 } from '../../lib/seal';

const mark = '$bytes';

/** JSON has no bytes: replaces each array of them, at any depth. */
export function withoutBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return { [mark]: toBase64(value) };
  if (Array.isArray(value)) return value.map(withoutBytes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutBytes(member)]));
}

export function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (typeof value !== 'object' || value === null) return value;
  const base64 = (value as Record<string, unknown>)[mark];
  if (typeof base64 === 'string')
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withBytes(member)]));
}
