import { type IdentityConfig, readHint } from '../../auth/session-hint';
import { writeSessionNote } from '../../data/account/session-note';

/**
 * Stores the current session. Call after each sign-in and sign-out.
 * @param leaving during a sign-out: the user's identity config, or null if unknown
 */
export async function noteSession(leaving?: IdentityConfig | null): Promise<void> {
  const hint = readHint();
  await writeSessionNote({
    hint: hint ? JSON.stringify(hint) : null,
    ...(leaving !== undefined && { leaving: JSON.stringify(leaving) }),
  });
}
