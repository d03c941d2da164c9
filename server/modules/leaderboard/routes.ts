import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readLeaderboard } from './read-leaderboard';
import { readReplay } from './read-replay';

export function leaderboardRoutes({ on }: Api, _context: Context): void {
  on('leaderboardGet', ({ db, params, body, caller }) =>
    readLeaderboard(db, params.contestSlug, body, caller),
  );
  on('contestReplay', ({ db, params, caller }) => readReplay(db, params.contestSlug, caller));
}
