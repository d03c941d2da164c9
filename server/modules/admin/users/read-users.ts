import { sql } from 'kysely';
import type {
  AdminUser,
  AdminUserDetail,
  AdminUsersQuery,
} from '../../../../contract/entities/admin/admin-user';
import { adminLimits, type Role } from '../../../../contract/entities/admin/limits';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { containing } from '../containing';
import { nextOf } from '../next-of';

interface UserRow {
  readonly id: string;
  readonly uid: string;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly roles: Role[];
  readonly blockedAt: Date | null;
}

const columns = sql`u.id, u.uid, u.username, u.display_name as "displayName", u.email,
  u.created_at as "createdAt", b.blocked_at as "blockedAt",
  u.roles || (case when t.uid is null then '{}' else '{teacher}' end)::text[] as roles`;
const tables = sql`users u left join account_blocks b on b.uid = u.uid left join teachers t on t.uid = u.uid`;

const filters = {
  all: sql`true`,
  blocked: sql`b.uid is not null`,
  administrators: sql`'administrator' = any(u.roles)`,
  teachers: sql`t.uid is not null`,
};

export async function readUsers(
  db: Database,
  { search, filter, after }: AdminUsersQuery,
): Promise<{ users: AdminUser[]; total: number; next: string | null }> {
  const like = containing(search);
  const wanted = sql`${filters[filter]} and (${search} = '' or u.username ilike ${like}
    or u.display_name ilike ${like} or u.email ilike ${like} or u.uid = ${search})`;
  const { rows } = await sql<UserRow>`select ${columns} from ${tables}
    where ${wanted} and (${after ?? null}::text is null or u.id < ${after ?? null})
    order by u.id desc limit ${adminLimits.pageSize + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${tables} where ${wanted}`.execute(db);
  const { items, next } = nextOf(rows, ({ id }) => id);
  return { users: items.map(toUser), total: counted.rows[0]?.total ?? 0, next };
}

function toUser({ id: _, createdAt, blockedAt, ...row }: UserRow): AdminUser {
  return { ...row, createdAt: createdAt.toISOString(), blockedAt: blockedAt?.toISOString() ?? null };
}

type DetailRow = UserRow &
  Pick<AdminUserDetail, 'sessions' | 'submissions' | 'problems' | 'contests' | 'reports' | 'storageBytes'> & {
    readonly reason: string | null;
    readonly blockedBy: string | null;
    readonly lastSignInAt: Date | null;
  };

/** @throws Refusal USER_NOT_FOUND */
export async function readUser(db: Database, uid: string, ownUid: string): Promise<AdminUserDetail> {
  const { rows } = await sql<DetailRow>`
    select ${columns}, b.reason,
        (select username from users by_whom where by_whom.uid = b.blocked_by) as "blockedBy",
        a.last_sign_in_at as "lastSignInAt",
        case when a.uid is not null then
          (select count(*)::int from identity_sessions s where s.uid = u.uid) end as sessions,
        (select count(*)::int from submissions s where s.uid = u.uid) as submissions,
        (select count(*)::int from problems p where p.creator = u.uid) as problems,
        (select count(*)::int from contests c where c.creator = u.uid) as contests,
        (select count(*)::int from bug_reports r where r.uid = u.uid) as reports,
        (select coalesce(sum(p.bytes), 0)::float8 from problems p where p.charged_to = u.uid) as "storageBytes"
      from ${tables} left join identity_accounts a on a.uid = u.uid
      where u.uid = ${uid}`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('USER_NOT_FOUND');
  const { reason, blockedBy, lastSignInAt, ...rest } = row;
  const { sessions, submissions, problems, contests, reports, storageBytes, ...user } = rest;
  return {
    ...toUser(user),
    sessions,
    submissions,
    problems,
    contests,
    reports,
    storageBytes,
    isOwn: uid === ownUid,
    block:
      row.blockedAt && reason !== null ? { reason, by: blockedBy, at: row.blockedAt.toISOString() } : null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  };
}
