import type { Updateable } from 'kysely';
import type { OwnProfile, ProfileUpdate } from '../../../../contract/entities/profile';
import { isReservedUsername } from '../../../../contract/rules/names/username';
import type { Database } from '../../../platform/database/open';
import type { UsersTable } from '../../../platform/database/schema-people';
import { Refusal } from '../../../platform/http/refusal';
import type { Identity } from '../../../platform/identity/identity';
import { type PersonRow, renewClaims } from '../people';
import { deleteUnusedAvatar, storeAvatar } from './avatars';
import { toOwnProfile } from './own-profile';

/** All given fields or nothing. */
export async function updateProfile(
  transaction: Database,
  identity: Identity,
  update: ProfileUpdate,
): Promise<OwnProfile> {
  const before = await transaction
    .selectFrom('users')
    .selectAll()
    .where('uid', '=', update.uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('USER_NOT_FOUND');
  const after = await write(transaction, before, await toColumns(transaction, update, before));
  if (after.username !== before.username) await renewClaims(transaction, identity, after);
  if (before.avatar_hash !== null && before.avatar_hash !== after.avatar_hash) {
    await deleteUnusedAvatar(transaction, before.avatar_hash);
  }
  return toOwnProfile(after);
}

async function toColumns(
  transaction: Database,
  { displayName, username, avatar, preferences }: ProfileUpdate,
  before: PersonRow,
): Promise<Updateable<UsersTable>> {
  if (username !== undefined && username !== before.username && isReservedUsername(username)) {
    throw new Refusal('USERNAME_TAKEN');
  }
  const stored = avatar ? await storeAvatar(transaction, avatar) : undefined;
  return {
    display_name: displayName,
    username,
    ...(avatar === null && { avatar_hash: null, photo_url: null }),
    ...(stored && { avatar_hash: stored.hash, photo_url: stored.photoURL }),
    preferences: preferences ? JSON.stringify({ ...before.preferences, ...preferences }) : undefined,
  };
}

const uniqueViolation = '23505';

async function write(
  transaction: Database,
  { uid }: PersonRow,
  columns: Updateable<UsersTable>,
): Promise<PersonRow> {
  try {
    return await transaction
      .updateTable('users')
      .set({ uid, ...columns })
      .where('uid', '=', uid)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    // The unique index decides; only usernames have one here.
    if ((error as { code?: string }).code === uniqueViolation) throw new Refusal('USERNAME_TAKEN');
    throw error;
  }
}
