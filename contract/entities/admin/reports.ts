import * as z from 'zod/mini';
import { reportTypes } from '../../limits';
import { noNul } from '../no-nul';
import { After, Next, Reason, Search, Uid } from './admin-user';

export const reportStates = ['open', 'closed', 'all'] as const;

export const AdminReportsQuery = z.object({
  state: z._default(z.enum(reportStates), 'open'),
  type: z.optional(z.enum(reportTypes)),
  search: Search,
  /** Time and id of the last report of the page before. */
  after: z.optional(z.string().check(z.maxLength(100))),
});
export type AdminReportsQuery = z.infer<typeof AdminReportsQuery>;

export const AdminReport = z.object({
  id: z.string(),
  type: z.enum(reportTypes),
  description: z.string(),
  /** Or the word Anonymous. */
  email: z.string(),
  username: z.nullable(z.string()),
  page: z.string(),
  screen: z.object({ width: z.int(), height: z.int() }),
  receivedAt: z.iso.datetime(),
  hasScreenshot: z.boolean(),
  closedAt: z.nullable(z.iso.datetime()),
  /** About a shared solution, which may be gone meanwhile. */
  solution: z.optional(
    z.object({
      submissionID: z.string(),
      problemID: z.string(),
      username: z.nullable(z.string()),
      isHidden: z.boolean(),
    }),
  ),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
});
export type AdminReport = z.infer<typeof AdminReport>;
export const AdminReportsPage = z.object({ reports: z.array(AdminReport), next: Next });

const id = z.uuid();
const answerLengthMax = 5000;
export const ChangeReport = z.discriminatedUnion('action', [
  z.object({ action: z.literal('close'), id }),
  z.object({ action: z.literal('reopen'), id }),
  /** Mailed to the reporter, so the report needs an email. */
  z.object({
    action: z.literal('answer'),
    id,
    text: z.string().check(z.trim(), z.minLength(1, 'Enter an answer.'), z.maxLength(answerLengthMax), noNul),
  }),
  z.object({ action: z.literal('delete'), id }),
  /** The reported solution is not shared any more, or again. */
  z.object({ action: z.enum(['hideSolution', 'showSolution']), id }),
]);
export type ChangeReport = z.infer<typeof ChangeReport>;

export const mailOutcomes = ['sent', 'retry', 'refused', 'expired'] as const;
export const MailLogQuery = z.object({
  outcome: z.optional(z.enum(mailOutcomes)),
  search: Search,
  after: After,
});
export type MailLogQuery = z.infer<typeof MailLogQuery>;
export const MailLogPage = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      kind: z.string(),
      recipient: z.string(),
      outcome: z.enum(mailOutcomes),
      attempts: z.int(),
      error: z.nullable(z.string()),
    }),
  ),
  waiting: z.int(),
  next: Next,
});
export type MailLogPage = z.infer<typeof MailLogPage>;

export const AdminStorage = z.object({
  databaseBytes: z.number(),
  tables: z.array(z.object({ group: z.string(), bytes: z.number() })),
  /** The accounts whose problems use most. */
  users: z.array(z.object({ uid: z.string(), username: z.string(), bytes: z.number() })),
  /** Of the disk with DATA_DIR on this server. */
  disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
  /** Null: no scheduled backups on this server. */
  backups: z.nullable(
    z.object({
      everyHours: z.number(),
      files: z.array(z.object({ name: z.string(), bytes: z.number(), at: z.iso.datetime() })),
    }),
  ),
});
export type AdminStorage = z.infer<typeof AdminStorage>;

export const contentKinds = ['problem', 'contest', 'challenge'] as const;
export const ContentQuery = z.object({
  kind: z._default(z.enum(contentKinds), 'problem'),
  search: Search,
  after: After,
});
export type ContentQuery = z.infer<typeof ContentQuery>;
export const ContentPage = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      /** In its address. */
      name: z.string(),
      title: z.string(),
      /** Null: content of the installation, or a deleted account. */
      creator: z.nullable(z.string()),
      isPublic: z.boolean(),
      isDeleted: z.boolean(),
    }),
  ),
  next: Next,
});
export type ContentPage = z.infer<typeof ContentPage>;

/** The creator gets a mail with the reason. */
export const ChangeContent = z.object({
  action: z.enum(['makePrivate', 'makePublic']),
  kind: z.enum(['problem', 'contest']),
  key: Uid,
  reason: Reason,
});
export type ChangeContent = z.infer<typeof ChangeContent>;
