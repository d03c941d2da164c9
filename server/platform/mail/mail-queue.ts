import { randomUUID } from 'node:crypto';
import { newId } from '../database/new-id';
import type { Database } from '../database/open';

export interface NewMail {
  /** The account it is about; deleted with it. */
  readonly uid: string | null;
  /** In the mail log, such as `password code`. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Dropped after this time. */
  readonly expiresAt: Date;
}

export interface DueMail {
  readonly id: string;
  readonly uid: string | null;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Including this one. */
  readonly attempts: number;
}

/** Longer than any attempt: if a process dies, another one takes its mail after this. */
const leaseMs = 120_000;
const errorMax = 300;
const retryAfterMs = [2000, 5000, 15_000, 30_000, 60_000];

/** Call it in the transaction that the mail reports. */
export async function queueMail(transaction: Database, mail: NewMail): Promise<void> {
  const { uid, kind, recipient, subject, text, html, expiresAt } = mail;
  await transaction
    .insertInto('mails')
    .values({ id: randomUUID(), uid, kind, recipient, subject, text, html, expires_at: expiresAt })
    .execute();
}

/** Leases the mail, so that no other process sends it too. */
export async function takeDueMail(db: Database): Promise<DueMail | undefined> {
  const now = new Date();
  const next = db
    .selectFrom('mails')
    .select('id')
    .where('next_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return await db
    .updateTable('mails')
    .set((is) => ({ attempts: is('attempts', '+', 1), next_at: new Date(now.getTime() + leaseMs) }))
    .where('id', '=', next)
    .returning(['id', 'uid', 'kind', 'recipient', 'subject', 'text', 'html', 'attempts'])
    .executeTakeFirst();
}

export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** After seconds at first, later after a minute. */
export async function postponeMail(db: Database, { id, attempts }: DueMail): Promise<void> {
  const afterMs = retryAfterMs[Math.min(attempts, retryAfterMs.length) - 1] ?? leaseMs;
  await db
    .updateTable('mails')
    .set({ next_at: new Date(Date.now() + afterMs) })
    .where('id', '=', id)
    .execute();
}

export type MailOutcome = 'sent' | 'retry' | 'refused';

/** Neither subject nor text: they may contain codes and links. */
export async function logMail(
  db: Database,
  mail: DueMail,
  outcome: MailOutcome,
  error?: string,
): Promise<void> {
  const { uid, recipient, kind, attempts } = mail;
  await db
    .insertInto('mail_log')
    .values({
      id: newId(),
      uid,
      recipient,
      kind,
      outcome,
      attempts,
      error: error?.slice(0, errorMax) ?? null,
    })
    .execute();
}
