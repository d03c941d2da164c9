import { type RawBuilder, sql } from 'kysely';
import type { Leaderboard, LeaderboardEntry } from '../../../contract/entities/contest';
import { contestEndMs } from '../../../contract/rules/contest-clock';
import type { Database } from '../../platform/database/open';
import { clockOf, findContest, freezeStartMs } from '../contests/routes';

export interface PageWish {
  readonly page?: number | undefined;
  readonly perPage: number;
  readonly aroundMe?: boolean | undefined;
}

/** The columns that say who stands where: as it is, or as it was when the freeze began. */
interface Columns {
  readonly total: RawBuilder<unknown>;
  readonly last: RawBuilder<unknown>;
  readonly attempts: RawBuilder<unknown>;
  readonly solved: RawBuilder<unknown>;
}
const live: Columns = {
  total: sql`s.total_score`,
  last: sql`s.last_improvement_ms`,
  attempts: sql`s.attempts`,
  solved: sql`s.solved`,
};
const frozen: Columns = {
  total: sql`s.frozen_total_score`,
  last: sql`s.frozen_last_improvement_ms`,
  attempts: sql`s.frozen_attempts`,
  solved: sql`s.frozen_solved`,
};

/**
 * A page of the leaderboard (D-31: points, then the earlier last improvement, then fewer attempts; who is still equal stands in an order
 * that does not change). In the freeze and the grace after the end everybody but the creator sees it as it was.
 */
export async function readLeaderboard(
  db: Database,
  slug: string,
  wish: PageWish,
  uid: string | undefined,
): Promise<Leaderboard> {
  const contest = await findContest(db, slug);
  const now = new Date();
  const frozenSince = contest.creator === uid ? null : frozenAt(contest, now);
  const columns = frozenSince ? frozen : live;
  const [own, total] = await Promise.all([
    uid === undefined ? null : findOwn(db, contest.pk, columns, uid),
    countListed(db, contest.pk),
  ]);
  const page = wish.aroundMe && own ? Math.floor((own.rank - 1) / wish.perPage) : (wish.page ?? 0);
  return {
    contestName: contest.name,
    leaderboard: await readPage(db, contest.pk, columns, page * wish.perPage, wish.perPage),
    from: page * wish.perPage + 1,
    total,
    perPage: wish.perPage,
    own,
    asOf: now.toISOString(),
    frozenSince,
  };
}

function frozenAt(
  contest: Parameters<typeof freezeStartMs>[0] & { late_sync_minutes: number },
  now: Date,
): string | null {
  const sinceMs = freezeStartMs(contest);
  const endMs = contestEndMs(clockOf(contest));
  if (sinceMs === null || endMs === null) return null;
  const untilMs = endMs + contest.late_sync_minutes * 60_000;
  return now.getTime() >= sinceMs && now.getTime() < untilMs ? new Date(sinceMs).toISOString() : null;
}

const shown = ({ total, last, attempts, solved }: Columns) => sql`
  users.username, users.display_name as "displayName", ${total} as "totalScore", ${solved} as solved,
  ${last} as "lastImprovementMs", ${attempts} as attempts`;

/** Names are looked up for the page alone: the order comes from the index and touches nobody else's record. */
async function readPage(
  db: Database,
  contestPk: string,
  columns: Columns,
  offset: number,
  limit: number,
): Promise<LeaderboardEntry[]> {
  const { total, last, attempts } = columns;
  const order = sql`${total} desc, ${last}, ${attempts}, s.uid`;
  const { rows } = await sql<LeaderboardEntry>`
    select ${shown(columns)} from (
      select s.uid, ${total}, ${last}, ${attempts}, ${columns.solved} from contest_standings s where s.contest_pk = ${contestPk} and s.listed
        order by ${order} offset ${offset} limit ${limit}
    ) s join users on users.uid = s.uid order by ${order}`.execute(db);
  return rows;
}

async function countListed(db: Database, contestPk: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contest_standings where contest_pk = ${contestPk} and listed`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** One's own row, with how many stand before it. */
async function findOwn(
  db: Database,
  contestPk: string,
  columns: Columns,
  uid: string,
): Promise<Leaderboard['own']> {
  const { total, last, attempts } = columns;
  const { rows } = await sql<LeaderboardEntry & { rank: number }>`
    with own as (select ${total} as total, ${last} as last, ${attempts} as attempts, s.uid from contest_standings s
      where s.contest_pk = ${contestPk} and s.uid = ${uid} and s.listed)
    select ${shown(columns)}, 1 + (select count(*)::int from contest_standings s, own
        where s.contest_pk = ${contestPk} and s.listed and (${total} > own.total or (${total} = own.total
          and (${last}, ${attempts}, s.uid) < (own.last, own.attempts, own.uid)))) as rank
      from contest_standings s join own on own.uid = s.uid join users on users.uid = s.uid
      where s.contest_pk = ${contestPk}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { rank, ...entry } = row;
  return { rank, entry };
}
