/** A sign-in or sign-out outlives a browser that is killed right after it. */
import { leaveSession, takeBackSession } from '../auth/session';
import { keepsHints, parseHint, readHint } from '../auth/session-hint';
import { readSessionNote, writeSessionNote } from '../data/session-note';

/** Notes who is here now. Call it after somebody came or went. */
export async function noteSession(): Promise<void> {
  const hint = readHint();
  await writeSessionNote({ hint: hint ? JSON.stringify(hint) : null });
}

/**
 * Takes up again who was here last, where local storage has forgotten it and the identity SDK, which keeps its own account, agrees: else
 * the tokens that there are would be of one person and the session of another, and nothing could be sent.
 */
export async function mendSession(): Promise<void> {
  if (!keepsHints()) return;
  const note = await readSessionNote();
  const hint = readHint();
  if (!note) return noteSession();
  const noted = parseHint(note.hint);
  const last = noted ?? hint;
  if (!last || noted?.person.uid === hint?.person.uid) return;
  const { rememberedUid } = await import('../auth/ask-provider');
  const known = await rememberedUid(last.identity);
  // Somebody may have come or gone while we asked.
  if (known !== noted?.person.uid || readHint()?.person.uid !== hint?.person.uid) return;
  if (noted) takeBackSession(noted);
  else leaveSession();
}
