import { placedEntries } from './live-objects';
import { type ApiObject, teamId } from './objects';
import { type RankedTeam, rankTeams } from './scoreboard';
import { hiddenSince, type Source } from './source';

const medals = [
  { id: 'gold-medal', citation: 'Gold medal' },
  { id: 'silver-medal', citation: 'Silver medal' },
  { id: 'bronze-medal', citation: 'Bronze medal' },
] as const;

/** As if the contest ended now. Nobody without points gets an award, and tied participants get the better medal. */
export function awardObjects(source: Source): ApiObject[] {
  const ranked = rankTeams(source).filter(({ standing }) => standing.totalScore > 0);
  const ids = (from: number, to: number) =>
    ranked.filter(({ rank }) => rank > from && rank <= to).map(({ id }: RankedTeam) => id);
  let given = 0;
  const medalled = medals.map((medal, index) => {
    const from = given;
    given += source.contest.medals[index] ?? 0;
    return { ...medal, team_ids: ids(from, given) };
  });
  return [{ id: 'winner', citation: 'Winner', team_ids: ids(0, 1) }, ...medalled, ...firstSolvers(source)];
}

/** Not before all earlier submissions for the problem are judged. */
function firstSolvers(source: Source): ApiObject[] {
  const entries = placedEntries(source)
    .map(({ entry, team, letter }) => ({ ...entry, letter, id: teamId(team.username), entryId: entry.id }))
    .sort(
      (a, b) =>
        a.contest_time_ms - b.contest_time_ms ||
        a.written_time.getTime() - b.written_time.getTime() ||
        (a.entryId < b.entryId ? -1 : 1),
    );
  return [...source.letters.values()].map((letter) => {
    const first = entries.find(
      (entry) =>
        entry.letter === letter && (entry.score === null || hiddenSince(source, entry) || entry.score >= 100),
    );
    const isKnown = first && first.score !== null && !hiddenSince(source, first);
    return {
      id: `first-to-solve-${letter}`,
      citation: `First to solve problem ${letter}`,
      team_ids: isKnown ? [first.id] : [],
    };
  });
}
