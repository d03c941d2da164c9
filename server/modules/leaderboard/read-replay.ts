import type { ContestReplay, ReplayEntry } from '../../../contract/entities/contest/contest-results';
import { contestLimits } from '../../../contract/limits';
import { contestPhase } from '../../../contract/rules/contest/contest-clock';
import { problemResult } from '../../../contract/rules/contest/contest-score';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { Caller } from '../../platform/identity/identity';
import { freezeStartMs, readFrozenSinceMs } from '../contest-clock/public';
import {
  type ContestRow,
  canReadContest,
  clockOf,
  contestTimeOf,
  findContest,
  readGroupScores,
  toScored,
} from '../contests/public';
import { readProblems } from './read-problems';

/** During the freeze only the organiser gets the results that it hides. */
export async function readReplay(db: Database, slug: string, caller: Caller | null): Promise<ContestReplay> {
  const contest = await findContest(db, slug);
  if (!(await canReadContest(db, contest, caller))) throw new Refusal('NOT_REGISTERED');
  const isOrganiser = caller?.uid === contest.creator;
  const now = new Date();
  const frozenMs = await readFrozenSinceMs(db, contest, now.getTime());
  const problems = await readProblems(db, contest, caller);
  const people = await readPeople(db, contest.pk);
  const entries = await readCourse(db, contest, {
    people: new Map(people.map(({ uid }, index) => [uid, index])),
    problems: new Map(problems.map(({ pk }, index) => [pk, index])),
    hiddenMs: isOrganiser ? null : frozenMs,
  });
  const start = contest.start_time;
  const nowMs = contestTimeOf(contest, start, Math.min(now.getTime(), contestEnd(contest)), now);
  return {
    contestName: contest.name,
    problems: problems.map(({ title, points }) => ({
      title,
      points: points === contestLimits.problemPointsDefault ? undefined : points,
    })),
    scoring: contest.scoring,
    penaltyMinutes: contest.penalty_minutes,
    people: people.map(({ username, display_name, team_name, affiliation, country }) => ({
      username,
      displayName: team_name || display_name,
      affiliation: affiliation || undefined,
      country: country || undefined,
    })),
    entries,
    nowMs: Math.max(nowMs, ...entries.map(({ timeMs }) => timeMs)),
    isOver: contestPhase(clockOf(contest, now), now.getTime()) === 'ended',
    isOrganiser,
    frozenSince: frozenMs === null ? null : new Date(frozenMs).toISOString(),
    medals: contest.medals,
  };
}

const contestEnd = (contest: ContestRow) => contest.end_time?.getTime() ?? Number.POSITIVE_INFINITY;

async function readPeople(db: Database, contestPk: string) {
  return await db
    .selectFrom('contest_standings as s')
    .innerJoin('users', 'users.uid', 's.uid')
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 's.contest_pk').onRef('m.uid', '=', 's.uid'),
    )
    .select(['s.uid', 'users.username', 'users.display_name', 'm.team_name', 'm.affiliation', 'm.country'])
    .where('s.contest_pk', '=', contestPk)
    .where('s.listed', '=', true)
    .orderBy('s.uid')
    .execute();
}

interface Places {
  readonly people: ReadonlyMap<string, number>;
  readonly problems: ReadonlyMap<string, number>;
  readonly hiddenMs: number | null;
}

async function readCourse(
  db: Database,
  contest: ContestRow,
  { people, problems, hiddenMs }: Places,
): Promise<ReplayEntry[]> {
  const rows = await db
    .selectFrom('contest_entries')
    .select(['id', 'uid', 'problem_pk', 'score', 'attempt', 'contest_time_ms', 'written_time'])
    .where('contest_pk', '=', contest.pk)
    .where('state', 'in', ['counted', 'late'])
    .orderBy('contest_time_ms')
    .orderBy('written_time')
    .orderBy('id')
    .execute();
  const groups =
    contest.scoring === 'ioi'
      ? await readGroupScores(
          db,
          rows.map(({ id }) => id),
        )
      : undefined;
  const freezeMs = freezeStartMs(contest);
  const known = new Map<string, ReturnType<typeof toScored>[]>();
  return rows.flatMap((row) => {
    const person = people.get(row.uid);
    const problem = problems.get(row.problem_pk);
    if (person === undefined || problem === undefined) return [];
    const writtenMs = row.written_time.getTime();
    const isHidden = row.score === null || (hiddenMs !== null && writtenMs >= hiddenMs);
    const key = `${person}/${problem}`;
    const own = known.get(key) ?? [];
    if (!isHidden) {
      own.push(toScored({ ...row, groups: groups?.get(row.id) }));
      known.set(key, own);
    }
    return [
      {
        person,
        problem,
        timeMs: row.contest_time_ms,
        score: isHidden ? null : problemResult(own, contest.scoring).score,
        isAttempt: row.attempt ?? true,
        ...(freezeMs !== null && writtenMs >= freezeMs && { isLate: true }),
      },
    ];
  });
}
