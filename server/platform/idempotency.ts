import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database/open';
import { Refusal } from './http/refusal';

/**
 * A request that may arrive several times and must take effect once.
 *
 * Theory of operation. One transaction inserts the key, makes the effect, and stores the answer. A
 * duplicate waits at the unique index: if the first one commits, it reads the answer; if the first one
 * fails, it becomes the first. So a key exists exactly when its effect does. A refused request leaves no
 * trace: the client may correct it and send it again with the same key.
 */
export interface KeyedRequest {
  readonly scope: string;
  readonly key: string;
  readonly call: string;
  readonly bodyHash: string;
}

export interface Outcome {
  readonly response: unknown;
  readonly replayed: boolean;
}

/** A duplicate waits this long for the first request, then must retry. */
const patienceMs = 8000;
const lockNotAvailable = '55P03';

export async function findStoredAnswer(db: Database, request: KeyedRequest): Promise<Outcome | undefined> {
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

/** Runs `effect` in a transaction with the key; if it ran before, returns the stored answer. */
export async function runOnce(
  db: Database,
  request: KeyedRequest,
  effect: (transaction: DatabaseTransaction) => Promise<unknown>,
): Promise<Outcome> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await reserve(transaction, request))) {
      const before = await findStoredAnswer(transaction, request);
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

/** No valid body is that deep, but parsers accept far more than the stack allows. */
const depthMax = 64;

/** Independent of the order of members; bytes allowed. Refuses nesting deeper than `depthMax`. */
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
