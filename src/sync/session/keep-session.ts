/** Keeps a sign-in or sign-out when the browser is killed right after it. */
import { leaveSession, sessionChanges, takeBackSession } from '../../auth/session';
import { hintKey, keepsHints, lastEntering, parseHint, readHint } from '../../auth/session-hint';
import { readSessionNote } from '../../data/account/session-note';
import { noteSession } from './note-session';

/** Time of the last sign-out (ms) if nobody signed in since; 0: unknown. */
function readLeft(): number {
  return Number(localStorage.getItem(hintKey)?.match(/"leftAt":(\d+)}$/)?.[1] ?? 0);
}

/** @param identity the note's JSON */
async function finishLeaving(identity: string, isAsItWas: () => boolean): Promise<void> {
  const { removeUserData } = await import('./account');
  if (isAsItWas()) await removeUserData(JSON.parse(identity) ?? undefined, isAsItWas);
}

/**
 * Restores a session that local storage lost if the identity SDK still has the same account; otherwise
 * nothing could be sent. Completes an interrupted sign-out.
 */
export async function mendSession(): Promise<void> {
  if (!keepsHints()) return;
  const changes = sessionChanges();
  const entering = lastEntering();
  const hint = readHint();
  // A sign-in or sign-out during the checks, also in another tab, writes its own note.
  const isAsItWas = () =>
    sessionChanges() === changes &&
    lastEntering() === entering &&
    readHint()?.person.uid === hint?.person.uid;
  const note = await readSessionNote();
  if (!note) return noteSession();
  const noted = parseHint(note.hint);
  if (!noted && !hint && note.leaving !== undefined) return finishLeaving(note.leaving, isAsItWas);
  const last = noted ?? hint;
  if (!last || noted?.person.uid === hint?.person.uid) return;
  if (noted && readLeft() >= noted.at) return finishLeaving(JSON.stringify(noted.identity), isAsItWas);
  const { rememberedUid } = await import('../../auth/firebase/ask-provider');
  const known = await rememberedUid(last.identity);
  if (known !== noted?.person.uid || !isAsItWas()) return;
  if (noted) return takeBackSession(noted);
  leaveSession();
  if (note.leaving !== undefined) await finishLeaving(note.leaving, () => readHint() === undefined);
}
