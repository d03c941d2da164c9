import type { Generated } from 'kysely';
import type { AuditAction, TargetKind } from '../../../contract/entities/admin/audit';
import type { Json, Moment } from './column-types';

/** One row, once the first account has become administrator or will not. */
export interface FirstAdministratorTable {
  only_row: Generated<boolean>;
  decided_at: Moment;
}

export interface AccountBlocksTable {
  uid: string;
  reason: string;
  /** A uid. */
  blocked_by: string | null;
  blocked_at: Moment;
}

export interface PasswordResetLinksTable {
  uid: string;
  /** SHA-256. */
  token_hash: string;
  expires_at: Date;
}

/** Append-only: a trigger refuses changes. */
export interface AuditEventsTable {
  id: string;
  at: Moment;
  source: 'web' | 'command' | 'system';
  /** A uid. */
  actor: string | null;
  action: AuditAction;
  target_kind: TargetKind;
  target: string;
  reason: string | null;
  before: Json<Record<string, unknown> | null>;
  after: Json<Record<string, unknown> | null>;
  request_id: string | null;
}

/** Without texts, which may contain codes and links. */
export interface MailLogTable {
  id: string;
  uid: string | null;
  recipient: string;
  kind: string;
  outcome: 'sent' | 'retry' | 'refused' | 'expired';
  attempts: number;
  error: string | null;
  at: Moment;
}

/** Only what differs from the default. */
export interface SettingsTable {
  name: string;
  value: Json<unknown>;
  /** A uid. */
  changed_by: string | null;
  changed_at: Moment;
}
