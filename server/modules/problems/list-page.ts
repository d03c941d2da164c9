import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { endpoints } from '../../../contract/endpoints';
import type { ProblemListItem } from '../../../contract/entities/problem/problem';
import type { ProblemSort, ProblemState } from '../../../contract/rules/problem-order';
import { typesOfKind } from '../../../contract/rules/question-type';
import type { Database } from '../../platform/database/open';
import type { Schema } from '../../platform/database/schema';
import { Refusal } from '../../platform/http/refusal';
import { isMemberOf } from '../problem-members/public';
import { titlesSql, withoutDefaults } from './translated-titles';

type ListRequest = ReturnType<(typeof endpoints)['problemList']['body']['parse']>;
type Query<T> = SelectQueryBuilder<Schema, 'problems', T>;

interface Order {
  readonly columns: readonly Column[];
  readonly backwards: boolean;
}
type Column = 'pk' | 'title_sort' | 'difficulty_rank' | 'solvers' | 'fewer_solvers' | 'acceptance';
const columnSql: Record<Column, RawBuilder<string | number>> = {
  pk: sql`pk`,
  title_sort: sql`title_sort`,
  difficulty_rank: sql`difficulty_rank`,
  solvers: sql`solvers`,
  fewer_solvers: sql`(-solvers)`,
  acceptance: sql`acceptance`,
};

/**
 * `pk` makes the order total and increases with creation. Some orders read an index backwards. The direction reverses
 * the whole order.
 */
const orders: Record<ProblemSort, Order> = {
  recommended: { columns: ['difficulty_rank', 'fewer_solvers', 'pk'], backwards: false },
  title: { columns: ['title_sort', 'pk'], backwards: false },
  difficulty: { columns: ['difficulty_rank', 'title_sort', 'pk'], backwards: false },
  newest: { columns: ['pk'], backwards: true },
  solved: { columns: ['solvers', 'pk'], backwards: true },
  acceptance: { columns: ['acceptance', 'solvers', 'pk'], backwards: true },
};

const columnOf = {
  id: 'id',
  title: 'title',
  summary: 'summary',
  language: 'language',
  titles: titlesSql.as('titles'),
  difficulty: 'difficulty',
  tags: 'tags',
  description: 'description',
  public: 'public',
  type: 'type',
  version: 'version',
  hasEditorial: 'has_editorial as hasEditorial',
  solvers: 'solvers',
  acceptance: 'acceptance',
} as const;

/** The cursor is the last `_id` (D-15), so that concurrent inserts cause no gaps or duplicates. `page` is unused. */
export async function readPage(
  db: Database,
  request: ListRequest,
  uid: string | undefined,
): Promise<ProblemListItem[]> {
  const { columns, backwards } = orders[request.sort];
  const descending = backwards !== (request.direction === 'desc');
  let query = visible(db.selectFrom('problems').select('pk as _id'), uid);
  if (request.tags?.length) query = query.where(hasTags(request.tags));
  if (request.mine)
    query = query.where((is) => is.or([is('creator', '=', uid ?? null), isMemberOf(uid ?? '')]));
  if (request.difficulty) query = query.where('difficulty', '=', request.difficulty);
  if (request.kind) query = query.where('type', 'in', typesOfKind(request.kind));
  if (request.state && uid !== undefined) query = query.where(isInState(request.state, uid));
  if (request.editorial) query = query.where('has_editorial', '=', true);
  if (request.lastSeenId) query = query.where(await behind(db, request.lastSeenId, uid, columns, descending));
  for (const column of columns) query = query.orderBy(columnSql[column], descending ? 'desc' : 'asc');
  const selected = [...new Set(request.fields)].map((field) => columnOf[field]);
  const rows = await query.select(selected).limit(request.perPage).execute();
  return rows.map(withoutDefaults);
}

/** ROLE-12: public problems, the user's own, those of co-authors and testers, and those that are open to the user (`findOpened`). */
export function visible<T>(
  query: Query<T>,
  uid: string | undefined,
  opened: readonly string[] = [],
): Query<T> {
  return query.where((where) =>
    uid === undefined
      ? where('public', '=', true)
      : where.or([
          where('public', '=', true),
          where('creator', '=', uid),
          isMemberOf(uid),
          ...(opened.length > 0 ? [where('pk', 'in', opened)] : []),
        ]),
  );
}

function hasTags(tags: readonly string[]) {
  const wanted = tags.map((tag) => tag.trim().toLowerCase());
  return sql<SqlBool>`tags @> ${wanted}::text[]`;
}

/** `solved` as in the practice that devices get; `tried` includes what is not judged yet. */
function isInState(state: ProblemState, uid: string) {
  // Sets, because the planner would look up each problem of the list in conditions with `or`.
  const solved = sql`select problem_pk from solved_problems where uid = ${uid}`;
  const worked = sql`select problem_pk from submissions where uid = ${uid}
    union select problem_pk from answers where uid = ${uid}`;
  if (state === 'solved') return sql<SqlBool>`pk in (${solved})`;
  if (state === 'tried') return sql<SqlBool>`pk in ((${worked}) except ${solved})`;
  return sql<SqlBool>`pk not in (${worked} union ${solved})`;
}

async function behind(
  db: Database,
  lastSeenId: string,
  uid: string | undefined,
  columns: readonly Column[],
  descending: boolean,
) {
  const row = await visible(
    db.selectFrom('problems').select(columns.map((column) => columnSql[column].as(column))),
    uid,
  )
    .where('pk', '=', lastSeenId)
    .executeTakeFirst();
  if (!row) {
    const fields = [
      { path: 'lastSeenId', message: 'This problem does not exist. Start from the first page.' },
    ];
    throw new Refusal('VALIDATION', { fields, message: 'lastSeenId: this problem does not exist.' });
  }
  const names = sql.join(columns.map((column) => columnSql[column]));
  const values = sql.join(columns.map((column) => row[column]));
  return sql<SqlBool>`(${names}) ${sql.raw(descending ? '<' : '>')} (${values})`;
}
