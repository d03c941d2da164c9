import { sql } from 'kysely';
import { adminLimits } from '../../../../contract/entities/admin/limits';
import type { MailLogPage, MailLogQuery } from '../../../../contract/entities/admin/reports';
import type { Database } from '../../../platform/database/open';
import { containing } from '../containing';
import { nextOf } from '../next-of';

type Row = Omit<MailLogPage['mails'][number], 'at'> & { readonly at: Date };

/** Newest first. */
export async function readMailLog(
  db: Database,
  { outcome, search, after }: MailLogQuery,
): Promise<MailLogPage> {
  const { rows } = await sql<Row>`select id, at, kind, recipient, outcome, attempts, error from mail_log
    where (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
      and (${search} = '' or recipient ilike ${containing(search)} or kind ilike ${containing(search)})
      and (${after ?? null}::text is null or id < ${after ?? null})
    order by id desc limit ${adminLimits.pageSize + 1}`.execute(db);
  const { items, next } = nextOf(rows, ({ id }) => id);
  const waiting = await sql<{ count: number }>`select count(*)::int as count from mails`.execute(db);
  return {
    mails: items.map((row) => ({ ...row, at: row.at.toISOString() })),
    waiting: waiting.rows[0]?.count ?? 0,
    next,
  };
}
