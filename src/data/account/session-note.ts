/**
 * Who is here, once more, on the disk by the time it is said: a browser writes local storage down seconds later, and one that is killed
 * meanwhile begins again with whoever was here before.
 */
import { appDb } from '../db/app-db';

export interface SessionNote {
  /** As in local storage; null: nobody. */
  hint: string | null;
  /** Somebody has left, and not all of theirs is put away yet: JSON of where their tokens came from, or of null. */
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
