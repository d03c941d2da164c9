import { type IdentityConfig, readHint } from '../../auth/session-hint';
import { writeSessionNote } from '../../data/account/session-note';

/**
 * Notes who is here now. Call it after somebody came or went.
 * @param leaving of somebody who went and whose copies are still here: where their tokens came from; null: not known
 */
export async function noteSession(leaving?: IdentityConfig | null): Promise<void> {
  const hint = readHint();
  await writeSessionNote({
    hint: hint ? JSON.stringify(hint) : null,
    ...(leaving !== undefined && { leaving: JSON.stringify(leaving) }),
  });
}
