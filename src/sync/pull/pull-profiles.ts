import type { OwnProfile } from '../../../contract/entities/profile';
import { ownSubmissionsPageMax } from '../../../contract/limits';
import { renamePerson, session } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import { forgetProfile, readHistory, storeHistoryPage, storeProfile } from '../../data/copies/profiles';
import { acknowledgedEdits, forgetProfileEdits, storePreferences } from '../../data/work/profile-edits';
import { call } from '../server/page-client';
import { pageTokens } from '../server/page-tokens';
import { type PullResult, pullFailure, stored, storedFor } from './pull-result';

export type { PullResult };

/** Fetches a public profile (D-38). Never throws. */
export async function pullProfile(username: string): Promise<PullResult> {
  const answer = await call('profileGet', { params: { username } });
  if (answer.ok) return stored(storeProfile(answer.data.profile));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetProfile(username);
  return failure;
}

const historyPage = Math.min(20, ownSubmissionsPageMax);

/** Fetches the newest page of the account's submissions, or the next older page. Never throws. */
export async function pullHistory(account: AccountKey, which: 'newest' | 'older'): Promise<PullResult> {
  const { next } = await readHistory(account, 0);
  const before = which === 'older' ? next : undefined;
  if (before === null) return { ok: true, changed: false };
  const answer = await call('submissionsOwn', {
    body: { limit: historyPage, withCode: true, before },
    account,
  });
  if (!answer.ok) return pullFailure(answer.failure);
  return storedFor(account, () => storeHistoryPage(account, answer.data, before));
}

/** Fetches the user's own record, which may have changed on another device. Never throws. */
export async function pullOwnProfile(account: AccountKey): Promise<PullResult> {
  const answer = await call('profileOwn', { account });
  if (!answer.ok) return pullFailure(answer.failure);
  return stored(takeOver(account, answer.data).then(() => true));
}

/** Applies the server's result of the account's profile edits, then removes the edits. */
export async function takeOverEdits(account: AccountKey): Promise<void> {
  const acknowledged = await acknowledgedEdits(account);
  if (!acknowledged) return;
  await takeOver(account, acknowledged.result);
  await forgetProfileEdits(acknowledged.ids);
}

async function takeOver(account: AccountKey, { user, preferences }: OwnProfile): Promise<void> {
  const { current } = session;
  if (current.state !== 'signedIn' || current.uid !== account || user.uid !== account) return;
  await storePreferences(account, preferences);
  const { uid, email, username, displayName, photoURL, isAdministrator } = user;
  const isRenamed = current.username !== username;
  renamePerson({ uid, email, username, displayName, photoURL, isAdministrator });
  // The token contains the username: the next call needs a new one (S-74).
  if (isRenamed) void pageTokens(true);
}
