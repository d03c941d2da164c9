import type { OwnProfile, Preferences, ProfileUpdate } from '../../../contract/entities/profile';
import { defaultLanguage, type Language } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { type ProfileEditRow, profileUpdate } from '../intents/profile-update';
import { writeIntent } from '../intents/write-intent';

export type { ProfileEditRow };
export type ProfileChanges = Omit<ProfileUpdate, 'uid'>;

export interface ShownPerson {
  username: string | null;
  displayName: string;
  photoURL: string | null;
}

/**
 * Stores and enqueues an edit in one transaction; resolves with its id. Throws `InvalidPayloadError`,
 * `StorageFullError`.
 */
export function editProfile(account: AccountKey, changes: ProfileChanges): Promise<string> {
  return writeIntent(profileUpdate, { account }, () => ({ payload: { uid: account, ...changes } }));
}

export async function profileEditsOf(account: AccountKey): Promise<ProfileEditRow[]> {
  const rows = await appDb.profileEdits.where('account').equals(account).toArray();
  return rows.sort((a, b) => a.createdAt - b.createdAt);
}

/** The profile after all pending edits; refused ones are ignored. */
export function withEdits<P extends ShownPerson>(person: P, edits: readonly ProfileEditRow[]): P {
  return edits.reduce(withEdit<P>, person);
}

function withEdit<P extends ShownPerson>(person: P, { receipt, changes, result }: ProfileEditRow): P {
  if (receipt === 'refused') return person;
  if (result) {
    const { username, displayName, photoURL } = result.user;
    return { ...person, username, displayName, photoURL };
  }
  const { username, displayName, avatar } = changes;
  return {
    ...person,
    ...(username !== undefined && { username }),
    ...(displayName !== undefined && { displayName }),
    ...(avatar !== undefined && { photoURL: avatar === null ? null : avatarDataUrl(avatar) }),
  };
}

/** Detects the type by the first bytes, like the server. */
function avatarDataUrl(base64: string): string {
  const type = base64.startsWith('iVBOR') ? 'png' : base64.startsWith('/9j/') ? 'jpeg' : 'webp';
  return `data:image/${type};base64,${base64}`;
}

/** The edits that the server has, and its newest answer. */
export async function acknowledgedEdits(
  account: AccountKey,
): Promise<{ ids: string[]; result: OwnProfile } | undefined> {
  const done = (await profileEditsOf(account)).filter(({ receipt }) => receipt === 'sent');
  const result = done.at(-1)?.result;
  return result && { ids: done.map(({ id }) => id), result };
}

export async function forgetProfileEdits(ids: string[]): Promise<void> {
  await appDb.profileEdits.bulkDelete(ids);
}

const preferencesKey = (account: AccountKey) => `preferences/${account}`;

/** The server's last preferences, with local edits applied. */
export async function readPreferences(account: AccountKey): Promise<Partial<Preferences>> {
  const row = await appDb.kv.get(preferencesKey(account));
  const edits = await profileEditsOf(account);
  const preferences: Partial<Preferences> = {};
  Object.assign(preferences, row?.value);
  for (const { receipt, changes, result } of edits) {
    if (receipt !== 'refused') Object.assign(preferences, result?.preferences ?? changes.preferences);
  }
  return preferences;
}

/** Undefined for the default, which may not be the user's choice. */
export async function preferredLanguage(account: AccountKey): Promise<Language | undefined> {
  const { language } = await readPreferences(account);
  return language === defaultLanguage ? undefined : language;
}

export async function storePreferences(account: AccountKey, preferences: Preferences): Promise<void> {
  await appDb.kv.put({ key: preferencesKey(account), value: preferences });
}
