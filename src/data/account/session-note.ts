/**
 * A durable copy of the session: browsers flush local storage seconds later, and lose the change when they
 * are killed.
 */
import { appDb } from '../db/app-db';

export interface SessionNote {
  /** As in local storage; null: signed out. */
  hint: string | null;
  /** Set during sign-out, until the user's data is removed: JSON of the identity config, or of null. */
  leaving?: string;
}

const key = 'session';

export async function readSessionNote(): Promise<SessionNote | undefined> {
  const row = await appDb.kv.get(key);
  return row?.value as SessionNote | undefined;
}

export async function writeSessionNote(note: SessionNote): Promise<void> {
  await appDb.kv.put({ key, value: note });
}
