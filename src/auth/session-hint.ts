/**
 * The last signed-in user, in local storage: readable before the first paint and without the identity SDK.
 * Contains no secret.
 */
import type { ServerMeta } from '../../contract/entities/status';
import type { Person } from './session-machine';

export type IdentityConfig = ServerMeta['identity'];
export interface SessionHint {
  person: Person;
  /** Needed for tokens before the server can be asked. */
  identity: IdentityConfig;
  /** Sign-in time (ms). Also makes each hint unique: other tabs only see a changed value. */
  at: number;
}

export const hintKey = 'codeferry.session';

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

export function keepsHints(): boolean {
  return storage() !== undefined;
}

export function readHint(): SessionHint | undefined {
  return parseHint(storage()?.getItem(hintKey));
}

export function writeHint(hint: SessionHint): void {
  storage()?.setItem(hintKey, JSON.stringify(hint));
}

export const enteringKey = 'codeferry.entering';

/** Tells all tabs that somebody begins to sign in here. Call before the identity SDK stores a user. */
export function markEntering(): void {
  storage()?.setItem(enteringKey, String(Date.now()));
}

/** Changes with each sign-in that begins on this device, in any tab. */
export function lastEntering(): string | null {
  return storage()?.getItem(enteringKey) ?? null;
}

/** Records a sign-out, to tell it from lost storage. */
export function writeLeft(): void {
  storage()?.setItem(hintKey, `{"leftAt":${Date.now()}}`);
}
