import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { endpoints } from '../../../contract/endpoints';
import type { ProblemListItem } from '../../../contract/entities/problem';
import { typesOfKind } from '../../../contract/rules/question-type';
import type { Database } from '../../platform/database/open';
import type { Schema } from '../../platform/database/schema';
import { Refusal } from '../../platform/http/refusal';

type ListRequest = ReturnType<(typeof endpoints)['problemList']['body']['parse']>;
type Query<T> = SelectQueryBuilder<Schema, 'problems', T>;

/**
 * `pk` makes the order total and increases with creation; `newest` reads it backwards. The direction reverses the
 * whole order.
 */
const orders = {
  title: { columns: ['title_sort', 'pk'], backwards: false },
  difficulty: { columns: ['difficulty_rank', 'title_sort', 'pk'], backwards: false },
  newest: { columns: ['pk'], backwards: true },
} as const;

const columnOf = {
  id: 'id',
  title: 'title',
  summary: 'summary',
  difficulty: 'difficulty',
  tags: 'tags',
  description: 'description',
  public: 'public',
  type: 'type',
  version: 'version',
  hasEditorial: 'has_editorial as hasEditorial',
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
  if (request.mine) query = query.where('creator', '=', uid ?? null);
  if (request.difficulty) query = query.where('difficulty', '=', request.difficulty);
  if (request.kind) query = query.where('type', 'in', typesOfKind(request.kind));
  if (request.lastSeenId) query = query.where(await behind(db, request.lastSeenId, uid, columns, descending));
  for (const column of columns) query = query.orderBy(column, descending ? 'desc' : 'asc');
  const selected = [...new Set(request.fields)].map((field) => columnOf[field]);
  return await query.select(selected).limit(request.perPage).execute();
}

/** ROLE-12: public problems, the user's own, and those that are open to the user (`findOpened`). */
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
          ...(opened.length > 0 ? [where('pk', 'in', opened)] : []),
        ]),
  );
}

function hasTags(tags: readonly string[]) {
  const wanted = tags.map((tag) => tag.trim().toLowerCase());
  return sql<SqlBool>`tags @> ${wanted}::text[]`;
}

async function behind(
  db: Database,
  lastSeenId: string,
  uid: string | undefined,
  columns: readonly string[],
  descending: boolean,
) {
  const row = await visible(db.selectFrom('problems').select(['title_sort', 'difficulty_rank', 'pk']), uid)
    .where('pk', '=', lastSeenId)
    .executeTakeFirst();
  if (!row) {
    const fields = [
      { path: 'lastSeenId', message: 'This problem does not exist. Start from the first page.' },
    ];
    throw new Refusal('VALIDATION', { fields, message: 'lastSeenId: this problem does not exist.' });
  }
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => row[column as keyof typeof row]));
  return sql<SqlBool>`(${names}) ${sql.raw(descending ? '<' : '>')} (${values})`;
}
