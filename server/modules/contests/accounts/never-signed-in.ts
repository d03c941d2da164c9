import { sql } from 'kysely';

/** Of `identity_accounts as identity`: both times have the same default, and each sign-in changes the second. */
export const neverSignedIn = sql<boolean>`identity.last_sign_in_at = identity.created_at`;
