import { sql } from 'kysely';
import type { Database } from '../../database/open';
import type { ReportedAccount } from './firebase-accounts';

/**
 * What Firebase last reported, and our changes since. In the database, so that a change counts in all
 * processes at once.
 */
export interface AccountState {
  readonly disabled: boolean;
  readonly removed: boolean;
  /** Seconds since 1970: tokens of an earlier sign-in are refused. */
  readonly validSince: number;
  readonly heardAt: Date | null;
}

export async function readState(db: Database, uid: string): Promise<AccountState | undefined> {
  const row = await db
    .selectFrom('firebase_accounts')
    .select(['disabled', 'removed', 'valid_since', 'heard_at'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return (
    row && {
      disabled: row.disabled,
      removed: row.removed,
      validSince: row.valid_since,
      heardAt: row.heard_at,
    }
  );
}

/** Keeps our values for changes that Firebase has not received yet. */
export async function storeReportedState(
  db: Database,
  uid: string,
  heard: ReportedAccount | null,
): Promise<AccountState> {
  const disabled = heard?.disabled ?? false;
  const removed = heard === null;
  const row = await db
    .insertInto('firebase_accounts')
    .values({ uid, disabled, removed, valid_since: heard?.validSince ?? 0, heard_at: sql`now()` })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({
        disabled: sql`case when exists (select from identity_effects effect where effect.uid = ${uid})
          then firebase_accounts.disabled else excluded.disabled end`,
        removed: sql`firebase_accounts.removed or excluded.removed`,
        valid_since: sql`greatest(firebase_accounts.valid_since, excluded.valid_since)`,
        heard_at: sql`now()`,
        changed_at: sql`now()`,
      }),
    )
    .returning(['disabled', 'removed', 'valid_since', 'heard_at'])
    .executeTakeFirstOrThrow();
  return { disabled: row.disabled, removed: row.removed, validSince: row.valid_since, heardAt: row.heard_at };
}

export interface OwnChange {
  readonly disabled?: boolean;
  readonly removed?: true;
  readonly validSince?: number;
}

/** Our change counts from the commit on. */
export async function storeOwnChange(transaction: Database, uid: string, change: OwnChange): Promise<void> {
  const { disabled, removed, validSince } = change;
  await transaction
    .insertInto('firebase_accounts')
    .values({ uid, disabled: disabled ?? false, removed: removed ?? false, valid_since: validSince ?? 0 })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({
        changed_at: sql`now()`,
        disabled,
        removed: removed || undefined,
        valid_since:
          validSince !== undefined
            ? sql`greatest(firebase_accounts.valid_since, excluded.valid_since)`
            : undefined,
      }),
    )
    .execute();
}
