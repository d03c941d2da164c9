import type { OwnProfile } from '../../../../contract/entities/profile';
import { defaultLanguage } from '../../../../contract/limits';
import { type PersonRow, toUser } from '../people';

/** With visitors' defaults for missing preferences. */
export function toOwnProfile(row: PersonRow): OwnProfile {
  return {
    user: toUser(row),
    preferences: { theme: 'system', language: defaultLanguage, ...row.preferences },
  };
}
