import { type RawBuilder, sql } from 'kysely';
import type { Leaderboard, LeaderboardEntry } from '../../../contract/entities/contest/contest';
import { contestLimits } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { Caller } from '../../platform/identity/identity';
import { LruCache } from '../../platform/lru-cache';
import { readAwards } from '../contest-api/public';
import { readFrozenSinceMs } from '../contest-clock/public';
import { canReadContest, findContest, findRole } from '../contests/public';
import { readCells } from './read-cells';
import { readProblems } from './read-problems';

export interface PageRequest {
  readonly page?: number | undefined;
  readonly perPage: number;
  readonly aroundMe?: boolean | undefined;
}

/** Current, or frozen. */
interface Columns {
  readonly total: RawBuilder<unknown>;
  readonly penalty: RawBuilder<unknown>;
  readonly last: RawBuilder<unknown>;
  readonly attempts: RawBuilder<unknown>;
  readonly solved: RawBuilder<unknown>;
}

/** The uid stays on the server. */
type OwnedEntry = LeaderboardEntry & { readonly uid: string };

/** For the table with this alias. */
type ColumnsOf = (table: 's' | 'other') => Columns;

function named(prefix: '' | 'frozen_'): ColumnsOf {
  const column = (table: string, name: string) => sql.raw(`${table}.${prefix}${name}`);
  return (table) => ({
    total: column(table, 'total_score'),
    penalty: column(table, 'penalty_ms'),
    last: column(table, 'last_improvement_ms'),
    attempts: column(table, 'attempts'),
    solved: column(table, 'solved'),
  });
}
const live = named('');
const frozen = named('frozen_');

/**
 * D-31: points, less penalty (icpc), earlier last improvement, fewer attempts; ties in a stable order. During the freeze only organisers see current data.
 */
export async function readLeaderboard(
  db: Database,
  slug: string,
  wish: PageRequest,
  caller: Caller | null,
): Promise<Leaderboard> {
  const contest = await findContest(db, slug);
  if (!(await canReadContest(db, contest, caller))) throw new Refusal('NOT_REGISTERED');
  const uid = caller?.uid;
  const now = new Date();
  const isOrganiser = (await findRole(db, contest, uid)) !== undefined;
  const sinceMs = isOrganiser ? null : await readFrozenSinceMs(db, contest, now.getTime());
  const frozenSince = sinceMs === null ? null : new Date(sinceMs).toISOString();
  const columns = frozenSince ? frozen : live;
  const { perPage } = wish;
  const at = (page: number) => readPage(db, contest.pk, columns('s'), page * perPage, perPage);
  const asked = wish.page ?? 0;
  const [own, total, wished] = await Promise.all([
    uid === undefined ? null : findOwn(db, contest.pk, columns, uid),
    countListed(db, contest.pk),
    wish.aroundMe ? null : at(asked),
  ]);
  const page = wish.aroundMe && own ? Math.floor((own.rank - 1) / perPage) : asked;
  const rows = wished ?? (await at(page));
  const problems = await readProblems(db, contest, caller);
  const addCells = await readCells(db, contest, problems, frozenSince, [
    ...rows.map((row) => row.uid),
    ...(own ? [own.entry.uid] : []),
  ]);
  return {
    contestName: contest.name,
    problems: problems.map(({ title, points }) => ({
      title,
      points: points === contestLimits.problemPointsDefault ? undefined : points,
    })),
    scoring: contest.scoring,
    penaltyMinutes: contest.penalty_minutes,
    leaderboard: rows.map(addCells),
    from: page * perPage + 1,
    total,
    perPage,
    own: own && { rank: own.rank, entry: addCells(own.entry) },
    asOf: now.toISOString(),
    frozenSince,
    awards: await readAwards(db, contest, isOrganiser),
  };
}

const shown = ({ total, penalty, last, attempts, solved }: Columns) => sql`
  s.uid, users.username, coalesce(nullif(m.team_name, ''), users.display_name) as "displayName",
  m.affiliation, m.country, ${total} as "totalScore", ${penalty} as "penaltyMs", ${solved} as solved,
  ${last} as "lastImprovementMs", ${attempts} as attempts`;

/** `offset 0` prevents a plan that reads all users: names only for this page, the order from the index. */
async function readPage(
  db: Database,
  contestPk: string,
  columns: Columns,
  offset: number,
  limit: number,
): Promise<OwnedEntry[]> {
  const { total, penalty, last, attempts } = columns;
  const order = sql`${total} desc, ${penalty}, ${last}, ${attempts}, s.uid`;
  const { rows } = await sql<OwnedEntry>`
    select ${shown(columns)} from (
      select s.uid, ${total}, ${penalty}, ${last}, ${attempts}, ${columns.solved} from contest_standings s where s.contest_pk = ${contestPk} and s.listed
        order by ${order} offset ${offset} limit ${limit}
    ) s cross join lateral (select username, display_name from users where users.uid = s.uid offset 0) users
      cross join lateral (select team_name, affiliation, country from contest_participants p
        where p.contest_pk = ${contestPk} and p.uid = s.uid offset 0) m
      order by ${order}`.execute(db);
  return rows;
}

/** On large leaderboards the total can be a few seconds old. */
const manyParticipants = 1000;
const countCacheMs = 5000;
const counts = new LruCache<{ count: number; atMs: number }>(100);

async function countListed(db: Database, contestPk: string): Promise<number> {
  const known = counts.get(contestPk);
  if (known && known.count > manyParticipants && Date.now() - known.atMs < countCacheMs) return known.count;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contest_standings where contest_pk = ${contestPk} and listed`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  counts.set(contestPk, { count, atMs: Date.now() });
  return count;
}

/** Counts better rows in the index. */
async function findOwn(
  db: Database,
  contestPk: string,
  columns: ColumnsOf,
  uid: string,
): Promise<{ rank: number; entry: OwnedEntry } | null> {
  const [own, other] = [columns('s'), columns('other')];
  const before = (condition: RawBuilder<unknown>) => sql`(select count(*)::int from contest_standings other
    where other.contest_pk = s.contest_pk and other.listed and ${condition})`;
  const better = before(sql`${other.total} > ${own.total}`);
  const sooner = before(sql`${other.total} = ${own.total}
    and (${other.penalty}, ${other.last}, ${other.attempts}, other.uid)
      < (${own.penalty}, ${own.last}, ${own.attempts}, s.uid)`);
  const { rows } = await sql<OwnedEntry & { rank: number }>`
    select ${shown(own)}, 1 + ${better} + ${sooner} as rank
      from contest_standings s join users on users.uid = s.uid
        join contest_participants m on m.contest_pk = s.contest_pk and m.uid = s.uid
      where s.contest_pk = ${contestPk} and s.uid = ${uid} and s.listed`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { rank, ...entry } = row;
  return { rank, entry };
}
