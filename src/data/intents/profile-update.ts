/** An edit of the user's profile. The row is deleted once the session has the server's answer. */
import type { OwnProfile, ProfileUpdate } from '../../../contract/entities/profile';
import { defineIntent, type WorkRow } from './define-intent';

export interface ProfileEditRow extends WorkRow {
  changes: Omit<ProfileUpdate, 'uid'>;
  result?: OwnProfile;
}

export const profileUpdate = defineIntent<ProfileEditRow>()({
  kind: 'profileUpdate',
  version: 1,
  table: { name: 'profileEdits', indexes: { 4: '&id, account' } },
  stream: () => 'profile',
  fields: ({ uid: _, ...changes }) => ({ changes }),
  acknowledged: (result) => ({ receipt: 'sent', result }),
  owner: ({ uid }) => uid,
});
