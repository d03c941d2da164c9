/** All that is kept of a person: to have it, or to have it gone. Neither throws. */
import type { AccountExport } from '../../../contract/entities/profile';
import { forgetAccount } from '../../data/device-work/forget-account';
import { errorText } from '../../lib/error-text';
import { call } from '../server/page-client';
import { signOut } from './account';

/** message: as a toast shows it. */
type Refused = { ok: false; message: string };

export async function exportAccount(uid: string): Promise<{ ok: true; data: AccountExport } | Refused> {
  const answer = await call('accountExport', { account: uid });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}

/** Local storage holds what a tab wrote as it was closed. */
function forgetNotes(uid: string): void {
  try {
    const notes = Object.keys(localStorage).filter((key) =>
      key.startsWith(`codeferry-leaving/${encodeURIComponent(uid)}/`),
    );
    for (const key of notes) localStorage.removeItem(key);
  } catch {
    // No storage, no notes.
  }
}

/** Deletes the account on the server, and then everything of it on this device. `username`: typed by the person. */
export async function deleteAccount(uid: string, username: string): Promise<{ ok: true } | Refused> {
  const answer = await call('accountDelete', { body: { uid, username }, account: uid });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  // Before the session ends: whoever sees that it has may close the page at once.
  await forgetAccount(uid).catch((error) => console.error('Something of the account stayed here', error));
  forgetNotes(uid);
  await signOut();
  return { ok: true };
}
