/** Export and deletion of an account's data. Neither throws. */
import type { AccountExport } from '../../../contract/entities/profile';
import { forgetAccount } from '../../data/device-work/forget-account';
import { errorText } from '../../lib/error-text';
import { call } from '../server/page-client';
import { signOut } from './account';

type Refused = { ok: false; message: string };

export async function exportAccount(uid: string): Promise<{ ok: true; data: AccountExport } | Refused> {
  const answer = await call('accountExport', { account: uid });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}

/** Drafts that a tab wrote to local storage while it closed. */
function forgetNotes(uid: string): void {
  try {
    const notes = Object.keys(localStorage).filter((key) =>
      key.startsWith(`codeferry-leaving/${encodeURIComponent(uid)}/`),
    );
    for (const key of notes) localStorage.removeItem(key);
  } catch {
    // Storage is full or blocked.
  }
}

/**
 * Deletes the account on the server, then its data on this device. `username`: typed by the user.
 */
export async function deleteAccount(uid: string, username: string): Promise<{ ok: true } | Refused> {
  const answer = await call('accountDelete', { body: { uid, username }, account: uid });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  // Before sign-out, because the user may close the page as soon as it is visible.
  await forgetAccount(uid).catch((error) =>
    console.error('Some data of the account could not be removed', error),
  );
  forgetNotes(uid);
  await signOut();
  return { ok: true };
}
