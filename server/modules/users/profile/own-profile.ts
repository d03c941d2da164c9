import type { OwnProfile } from '../../../../contract/entities/profile';
import { defaultLanguage } from '../../../../contract/limits';
import { type PersonRow, toUser } from '../people';

/** A person's own record; what was never chosen is as it is for visitors. */
export function toOwnProfile(row: PersonRow): OwnProfile {
  return { user: toUser(row), preferences: { theme: 'dark', language: defaultLanguage, ...row.preferences } };
}
