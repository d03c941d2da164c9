/** Who is here, written down durably. */
import { readHint } from '../auth/session-hint';
import { writeSessionNote } from '../data/session-note';

/** Notes who is here now. Call it after somebody came or went. */
export async function noteSession(): Promise<void> {
  const hint = readHint();
  await writeSessionNote({ hint: hint ? JSON.stringify(hint) : null });
}
