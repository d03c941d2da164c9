/** A sign-in or sign-out outlives a browser that is killed right after it. */
import { leaveSession, sessionChanges, takeBackSession } from '../../auth/session';
import { hintKey, keepsHints, parseHint, readHint } from '../../auth/session-hint';
import { readSessionNote } from '../../data/account/session-note';
import { noteSession } from './note-session';

/** When somebody left here and nobody came since (ms); 0: not known. */
function readLeft(): number {
  return Number(localStorage.getItem(hintKey)?.match(/"leftAt":(\d+)}$/)?.[1] ?? 0);
}

/** @param identity as in the note: JSON */
async function finishLeaving(identity: string, isAsItWas: () => boolean): Promise<void> {
  const { putAway } = await import('./account');
  if (isAsItWas()) await putAway(JSON.parse(identity) ?? undefined, true);
}

/**
 * Takes up again who was here last, where local storage has forgotten it and the identity SDK, which keeps its own account, agrees: else
 * the tokens that there are would be of one person and the session of another, and nothing could be sent. Who left, on a page that
 * ended before all of theirs was put away, does not come back: the rest is put away now.
 */
export async function mendSession(): Promise<void> {
  if (!keepsHints()) return;
  const changes = sessionChanges();
  const hint = readHint();
  // Somebody may come or go, here or in another tab, while we ask; they note it themselves.
  const isAsItWas = () => sessionChanges() === changes && readHint()?.person.uid === hint?.person.uid;
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
