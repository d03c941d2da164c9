import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open';
import type { Claims } from '../identity';
import type { FirebaseAccounts } from './firebase-accounts';

/** A pending call to Firebase; repeating it is safe. */
export type Effect =
  | { readonly type: 'claims'; readonly claims: Claims }
  | { readonly type: 'disabled'; readonly disabled: boolean }
  | { readonly type: 'endSessions' }
  | { readonly type: 'remove' };

/** Notifies at commit. */
export const effectsChannel = 'identity_effects';

/** Stores a call to Firebase in the transaction of the change. */
export async function queueEffect(transaction: Database, uid: string, effect: Effect): Promise<void> {
  await transaction
    .insertInto('identity_effects')
    .values({
      id: randomUUID(),
      uid,
      effect: JSON.stringify(effect),
      last_error: null,
      next_at: sql`now()`,
      created_at: sql`clock_timestamp()`,
    })
    .execute();
  await sql`select pg_notify(${effectsChannel}, '')`.execute(transaction);
}

/** Older claims must not overwrite what Firebase just received. */
export async function deleteQueuedClaims(transaction: Database, uid: string): Promise<void> {
  await transaction
    .deleteFrom('identity_effects')
    .where('uid', '=', uid)
    .where(sql<boolean>`effect ->> 'type' = 'claims'`)
    .execute();
}

/** If the process dies, another one takes the effect after this. */
const leaseSeconds = 60;
const longestPauseSeconds = 900;

/**
 * Sends the next due effect to Firebase, the oldest of an account first.
 * @returns whether there was one
 */
export async function sendNextEffect(db: Database, accounts: FirebaseAccounts): Promise<boolean> {
  const [due] = (
    await sql<{ id: string; uid: string; effect: Effect; attempts: number }>`
      update identity_effects set attempts = attempts + 1, next_at = now() + ${leaseSeconds} * interval '1 second'
      where id = (
        select id from identity_effects due
        where next_at <= now() and not exists (
          select from identity_effects older where older.uid = due.uid and older.created_at < due.created_at)
        order by created_at limit 1 for update skip locked)
      returning id, uid, effect, attempts`.execute(db)
  ).rows;
  if (!due) return false;
  try {
    await tell(accounts, due.uid, due.effect);
    await db.deleteFrom('identity_effects').where('id', '=', due.id).execute();
  } catch (error) {
    const pauseSeconds = Math.min(longestPauseSeconds, 2 ** Math.min(due.attempts, 12));
    await db
      .updateTable('identity_effects')
      .set({
        next_at: sql`now() + ${pauseSeconds} * interval '1 second'`,
        last_error: error instanceof Error ? error.message.slice(0, 500) : String(error),
      })
      .where('id', '=', due.id)
      .execute();
  }
  return true;
}

/** A missing account counts as done. */
async function tell(accounts: FirebaseAccounts, uid: string, effect: Effect): Promise<void> {
  switch (effect.type) {
    case 'claims':
      await accounts.setClaims(uid, effect.claims);
      return;
    case 'disabled':
      await accounts.setDisabled(uid, effect.disabled);
      return;
    case 'endSessions':
      await accounts.endSessions(uid);
      return;
    case 'remove':
      await accounts.remove(uid);
      return;
    default:
      effect satisfies never;
  }
}
