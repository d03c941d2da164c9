import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database/open';
import { Refusal } from './http/refusal';

/**
 * A request that may arrive several times and must happen once.
 *
 * Theory of operation. The key is inserted first in the transaction that has the effect, and the answer is stored with it. A
 * duplicate that arrives meanwhile waits at the unique index: if the first one commits, it reads the answer; if the first
 * one fails, nothing was stored and the duplicate is the first one now. So a key exists exactly when its effect does, and
 * a refused request leaves no trace: it may be mended and sent again under the same key.
 */
export interface KeyedRequest {
  /** Whose key: uid, or `anonymous`. */
  readonly scope: string;
  readonly key: string;
  readonly call: string;
  readonly bodyHash: string;
}

export interface Outcome {
  readonly response: unknown;
  readonly replayed: boolean;
}

/** How long a duplicate waits for the first one before it is told to come back. */
const patienceMs = 8000;
const lockNotAvailable = '55P03';

/** The stored answer to a request that was made before, or undefined. */
export async function recall(db: Database, request: KeyedRequest): Promise<Outcome | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'response'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.call !== request.call || row.body_hash !== request.bodyHash) throw new Refusal('KEY_REUSED');
  return { response: row.response, replayed: true };
}

/** Runs `effect` in a transaction together with the key, unless it ran before: then its answer is given again. */
export async function once(
  db: Database,
  request: KeyedRequest,
  effect: (transaction: DatabaseTransaction) => Promise<unknown>,
): Promise<Outcome> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await reserve(transaction, request))) {
      const before = await recall(transaction, request);
      if (!before) throw new Refusal('IN_PROGRESS', { retryAfterSeconds: 1 });
      return before;
    }
    const response = await effect(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ response: JSON.stringify(response) })
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .execute();
    return { response, replayed: false };
  });
}

async function reserve(transaction: DatabaseTransaction, request: KeyedRequest): Promise<boolean> {
  const { scope, key, call, bodyHash } = request;
  try {
    await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(transaction);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('idempotency_keys')
      .values({ scope, key, call, body_hash: bodyHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    await sql`set local lock_timeout = 0`.execute(transaction);
    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) {
      throw new Refusal('IN_PROGRESS', { retryAfterSeconds: 1 });
    }
    throw error;
  }
}

/** No call's body comes near; a parser takes far more than a stack does. */
const depthMax = 64;

/**
 * The hash of a JSON value, in which there may be bytes, that does not depend on the order of members. Refuses what is nested
 * deeper than any call's body.
 */
export function hashJson(value: unknown): string {
  const hash = createHash('sha256');
  feed(hash, value, 0);
  return hash.digest('base64url');
}

function feed(hash: ReturnType<typeof createHash>, value: unknown, depth: number): void {
  if (depth > depthMax) throw new Refusal('VALIDATION', { message: 'The body is nested too deeply.' });
  if (value instanceof Uint8Array) {
    hash.update(`bytes ${value.length}:`).update(value);
  } else if (Array.isArray(value)) {
    hash.update('[');
    for (const item of value) {
      feed(hash, item, depth + 1);
      hash.update(',');
    }
    hash.update(']');
  } else if (typeof value === 'object' && value !== null) {
    hash.update('{');
    for (const name of Object.keys(value).sort()) {
      hash.update(JSON.stringify(name)).update(':');
      feed(hash, (value as Record<string, unknown>)[name], depth + 1);
      hash.update(',');
    }
    hash.update('}');
  } else {
    hash.update(JSON.stringify(value) ?? 'undefined');
  }
}
