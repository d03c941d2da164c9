import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

export interface Surroundings {
  challengeID?: string | null | undefined;
}

/** @throws Refusal CHALLENGE_NOT_FOUND */
export async function checkSurroundings(db: Database, { challengeID }: Surroundings): Promise<void> {
  if (!challengeID) return;
  const challenge = await db
    .selectFrom('challenges')
    .select('pk')
    .where('url', '=', challengeID)
    .executeTakeFirst();
  if (!challenge) throw new Refusal('CHALLENGE_NOT_FOUND');
}
