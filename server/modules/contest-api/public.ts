import type { ContestAward } from '../../../contract/entities/contest/contest';
import { contestPhase } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import { readFrozenSinceMs } from '../contest-clock/public';
import { type ContestRow, clockOf } from '../contests/public';
import { feedOf } from './feeds';
import { teamId } from './objects';

/** After the end, and for participants after the freeze; otherwise undefined. */
export async function readAwards(
  db: Database,
  contest: ContestRow,
  isOrganiser: boolean,
): Promise<ContestAward[] | undefined> {
  const nowMs = Date.now();
  if (contestPhase(clockOf(contest), nowMs) !== 'ended') return undefined;
  if (!isOrganiser && (await readFrozenSinceMs(db, contest, nowMs)) !== null) return undefined;
  const { lists, source } = await feedOf(contest, isOrganiser ? 'organiser' : 'public').refresh(db);
  const usernames = new Map(source.rows.teams.map(({ username }) => [teamId(username), username]));
  return (lists.get('awards') ?? []).flatMap(({ id, team_ids }) => {
    const names = (team_ids as string[]).flatMap((team) => usernames.get(team) ?? []);
    return names.length === 0 ? [] : [{ id: String(id), usernames: names }];
  });
}
