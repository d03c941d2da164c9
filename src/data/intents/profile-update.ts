/** A change of one's own profile. The row is gone once the session has taken over the server's answer. */
import type { OwnProfile, ProfileUpdate } from '../../../contract/entities/profile';
import { defineIntent, type ThingRow } from './define-intent';

export interface ProfileEditRow extends ThingRow {
  changes: Omit<ProfileUpdate, 'uid'>;
  /** The profile as the server had it afterwards. */
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
