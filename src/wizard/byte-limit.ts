import { byteText } from '../lib/words';

/** `32 MB`, `128 KB`: limits are mostly powers of 1024, and a rounded one would be wrong. */
export function byteLimit(bytes: number): string {
  if (bytes % (1024 * 1024) === 0) return `${bytes / 1024 / 1024} MB`;
  return bytes % 1024 === 0 ? `${bytes / 1024} KB` : byteText(bytes);
}
