import type { AuditAction, TargetKind } from '../../../contract/entities/admin/audit';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';

export interface WebActor {
  readonly source: 'web';
  readonly uid: string;
  readonly requestID: string;
}

export type Actor =
  | WebActor
  /** `npm run admin`, by the operator of the server. */
  | { readonly source: 'command' }
  /** The server itself: the first account. */
  | { readonly source: 'system' };

export interface NewEvent {
  readonly action: AuditAction;
  readonly kind: TargetKind;
  /** An id. */
  readonly target: string;
  readonly reason?: string;
  /** No names, emails or secrets: the log stays when an account is deleted. */
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** In the transaction of the change. */
export async function writeEvent(transaction: Database, actor: Actor, event: NewEvent): Promise<void> {
  const { action, kind, target, reason, before, after } = event;
  await transaction
    .insertInto('audit_events')
    .values({
      id: newId(),
      source: actor.source,
      action,
      target_kind: kind,
      target,
      actor: actor.source === 'web' ? actor.uid : null,
      reason: reason ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      request_id: actor.source === 'web' ? actor.requestID : null,
    })
    .execute();
}
