import * as z from 'zod/mini';
import { After, Next, Search } from './admin-user';

export const auditActions = [
  'user.block',
  'user.unblock',
  'user.endSessions',
  'user.makeResetLink',
  'role.grant',
  'role.revoke',
  'judge.pause',
  'judge.resume',
  'judge.drain',
  'queue.requeue',
  'setting.change',
  'report.close',
  'report.reopen',
  'report.hideSolution',
  'report.showSolution',
  'report.answer',
  'report.delete',
  'content.makePrivate',
  'content.makePublic',
  'problem.rejudge',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const targetKinds = ['user', 'judge', 'queue', 'setting', 'report', 'problem', 'contest'] as const;
export type TargetKind = (typeof targetKinds)[number];

export const AuditQuery = z.object({
  action: z.optional(z.enum(auditActions)),
  /** Part of the name of the administrator or of the affected account, or an exact id. */
  search: Search,
  after: After,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** web: an administrator in the browser · command: `npm run admin` · system: the first account. */
  source: z.enum(['web', 'command', 'system']),
  /** Username; null: none, or the account does not exist any more. */
  actor: z.nullable(z.string()),
  action: z.enum(auditActions),
  targetKind: z.enum(targetKinds),
  /** An id. */
  target: z.string(),
  /** How people call it, if it still exists. */
  targetName: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The request in the server's log. */
  requestID: z.nullable(z.string()),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditPage = z.object({ events: z.array(AuditEvent), next: Next });
