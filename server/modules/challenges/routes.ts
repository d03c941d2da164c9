import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { Refusal } from '../../platform/http/refusal';
import { listChallenges, readChallenge } from './queries';

export function challengeRoutes({ on }: Api, _context: Context): void {
  on('challengeList', async ({ db }) => {
    const rows = await listChallenges(db);
    return { data: Object.fromEntries(rows.map((row) => [row.url, row])) };
  });

  on('challengeGet', async ({ db, params }) => {
    const challenge = await readChallenge(db, params.id);
    if (!challenge) throw new Refusal('CHALLENGE_NOT_FOUND');
    return { challenge };
  });
}
