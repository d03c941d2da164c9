import { compareStandings, problemResult, standingOf } from '../../../contract/rules/contest/contest-score';
import { placedEntries } from './live-objects';
import { type ApiObject, isPassFail, shownName, stateObject, teamId } from './objects';
import type { EntryRow } from './read-rows';
import { hiddenSince, type Source } from './source';
import { absoluteTime, relativeTime } from './times';

/** A row of the leaderboard, before it gets the names of the API. */
export interface RankedTeam {
  readonly id: string;
  readonly name: string;
  /** Equal for ties. */
  readonly rank: number;
  readonly standing: ReturnType<typeof standingOf>;
  /** In contest order. */
  readonly results: readonly (ReturnType<typeof problemResult> & { readonly pending: number })[];
}

export function rankTeams(source: Source): RankedTeam[] {
  const { rows, contest } = source;
  const entries = new Map<string, EntryRow[]>();
  for (const { entry } of placedEntries(source)) {
    const key = `${entry.uid} ${entry.problem_pk}`;
    entries.set(key, [...(entries.get(key) ?? []), entry]);
  }
  const unranked = rows.teams.map(({ uid, username, ...team }) => {
    const results = rows.problems.map(({ pk, points }) => ({
      ...resultOf(source, entries.get(`${uid} ${pk}`) ?? []),
      points,
    }));
    const scoring = { kind: contest.scoring, penaltyMinutes: contest.penalty_minutes };
    return { id: teamId(username), name: shownName(team), results, standing: standingOf(results, scoring) };
  });
  const ordered = unranked.sort(
    (a, b) => compareStandings(a.standing, b.standing) || a.name.localeCompare(b.name, 'en-US'),
  );
  let rank = 0;
  return ordered.map((team, index) => {
    const before = ordered[index - 1];
    if (!before || compareStandings(before.standing, team.standing) !== 0) rank = index + 1;
    return { ...team, rank };
  });
}

function resultOf(source: Source, entries: readonly EntryRow[]) {
  const judged = entries.filter((entry) => entry.score !== null && !hiddenSince(source, entry));
  const scored = judged.map((entry) => ({
    score: entry.score ?? 0,
    timeMs: entry.contest_time_ms,
    isAttempt: entry.attempt ?? true,
    groups: source.groups.get(entry.id),
  }));
  const result = problemResult(scored, source.contest.scoring);
  return { ...result, pending: result.score >= 100 ? 0 : entries.length - judged.length };
}

export function scoreboardObject(source: Source): ApiObject {
  const { contest, rows, nowMs } = source;
  const isIcpc = isPassFail(source);
  return {
    time: absoluteTime(nowMs),
    contest_time: relativeTime(nowMs - contest.start_time.getTime()),
    state: stateObject(source),
    rows: rankTeams(source).map(({ id, rank, standing, results }) => ({
      rank,
      team_id: id,
      score: {
        ...(isIcpc
          ? { num_solved: standing.totalScore, total_time: relativeTime(standing.penaltyMs) }
          : { score: standing.totalScore }),
        time: standing.totalScore > 0 ? relativeTime(standing.lastImprovementMs) : null,
      },
      problems: results.map(({ score, reachedMs, attempts, pending }, index) => ({
        problem_id: source.letters.get(rows.problems[index]?.pk ?? ''),
        num_judged: attempts,
        num_pending: pending,
        ...(isIcpc
          ? { solved: score >= 100 }
          : { score: (score * (rows.problems[index]?.points ?? 100)) / 100 }),
        ...(score > 0 && { time: relativeTime(reachedMs) }),
      })),
    })),
  };
}
