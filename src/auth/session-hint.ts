/**
 * Who was signed in last, in localStorage: it can be read before the first paint, and without the identity SDK, which is only
 * loaded when there is somebody to be. Holds no secret.
 */
import type { ServerMeta } from '../../contract/entities/status';
import type { Person } from './session-machine';

export type IdentityConfig = ServerMeta['identity'];
export interface SessionHint {
  person: Person;
  /** Where the person's tokens come from: needed before the server can be asked. */
  identity: IdentityConfig;
  /** When the person signed in (ms): other tabs only hear of a hint that differs from the one before. */
  at: number;
}

export const hintKey = 'codeferry.session';

/** Storage can be forbidden altogether; then nobody is remembered. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function isHint(value: unknown): value is SessionHint {
  const { person, identity } = (value ?? {}) as Partial<SessionHint>;
  return typeof person?.uid === 'string' && person.uid !== '' && typeof identity?.provider === 'string';
}

export function parseHint(text: string | null | undefined): SessionHint | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isHint(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser remembers anybody at all. */
export function keepsHints(): boolean {
  return storage() !== undefined;
}

export function readHint(): SessionHint | undefined {
  return parseHint(storage()?.getItem(hintKey));
}

export function writeHint(hint: SessionHint): void {
  storage()?.setItem(hintKey, JSON.stringify(hint));
}

/** Nobody is here from now on, because somebody left: not the same as a storage that has forgotten who was. */
export function writeLeft(): void {
  storage()?.setItem(hintKey, `{"leftAt":${Date.now()}}`);
}
