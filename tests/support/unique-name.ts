import { randomBytes } from 'node:crypto';

/** A name that no other test has used on the shared server: lower-case letters and digits. */
export function uniqueName(base: string): string {
  return `${base}${randomBytes(4).toString('hex')}`;
}
