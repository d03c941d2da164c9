import { sql } from 'kysely';
import type { AuditEvent, AuditQuery } from '../../../../contract/entities/admin/audit';
import { adminLimits } from '../../../../contract/entities/admin/limits';
import type { Database } from '../../../platform/database/open';
import { containing } from '../containing';
import { nextOf } from '../next-of';

type EventRow = Omit<AuditEvent, 'at'> & { readonly at: Date };

/** Newest first. */
export async function readAudit(
  db: Database,
  { action, search, after }: AuditQuery,
): Promise<{ events: AuditEvent[]; next: string | null }> {
  const like = containing(search);
  const { rows } = await sql<EventRow>`
    select e.id, e.at, e.source, actor.username as actor, e.action, e.target_kind as "targetKind", e.target,
        target.username as "targetName", e.reason, e.before, e.after, e.request_id as "requestID"
      from audit_events e
      left join users actor on actor.uid = e.actor
      left join users target on e.target_kind = 'user' and target.uid = e.target
      where (${action ?? null}::text is null or e.action = ${action ?? null})
        and (${after ?? null}::text is null or e.id < ${after ?? null})
        and (${search} = '' or actor.username ilike ${like} or target.username ilike ${like}
          or e.target = ${search} or e.request_id = ${search})
      order by e.id desc limit ${adminLimits.pageSize + 1}`.execute(db);
  const { items, next } = nextOf(rows, ({ id }) => id);
  return { events: items.map((row) => ({ ...row, at: row.at.toISOString() })), next };
}
