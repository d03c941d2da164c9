import * as jose from 'jose';
import * as z from 'zod/mini';
import type { Database } from '../../database/open';

/**
 * The public keys that sign Firebase's ID tokens.
 *
 * Theory of operation. Google publishes keys with a lifetime of hours and replaces one about every day. We
 * fetch them when ours have expired, or when a token names an unknown one. While Google is unreachable,
 * expired keys stay valid for a day. The database has a copy, so that the server can start without Google.
 */
export class TokenKeys {
  private keys = new Map<string, jose.CryptoKey | Uint8Array>();
  private heardAtMs = 0;
  private freshUntilMs = 0;
  private triedAtMs = 0;
  private loaded = false;
  private fetching: Promise<void> | undefined;

  private readonly db: Database;
  private readonly projectId: string;
  private readonly url: string;
  private readonly now: () => number;

  constructor(db: Database, projectId: string, url = publishedAt, now = Date.now) {
    this.db = db;
    this.projectId = projectId;
    this.url = url;
    this.now = now;
  }

  /**
   * @returns undefined when there is no such key
   * @throws KeysUnknown when the keys are not available
   */
  async find(kid: string): Promise<jose.CryptoKey | Uint8Array | undefined> {
    if (!this.loaded) await this.load();
    const isFresh = this.now() < this.freshUntilMs;
    if (!isFresh || (!this.keys.has(kid) && this.mayTry(unknownKeyMs))) await this.refresh();
    const isBelieved = this.now() - this.heardAtMs < believedMs;
    const key = isBelieved ? this.keys.get(kid) : undefined;
    if (key) return key;
    // Fetched recently with success: there is no such key.
    if (this.heardAtMs >= this.triedAtMs && this.now() < this.freshUntilMs) return undefined;
    throw new KeysUnknown();
  }

  private mayTry(pauseMs: number): boolean {
    return this.now() - this.triedAtMs >= pauseMs;
  }

  /** One request at a time; pauses after a failure. */
  private async refresh(): Promise<void> {
    const failedLately = this.heardAtMs < this.triedAtMs && !this.mayTry(afterFailureMs);
    if (failedLately) return;
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = undefined;
    });
    await this.fetching;
  }

  private async fetch(): Promise<void> {
    this.triedAtMs = this.now();
    try {
      const response = await fetch(this.url, { signal: AbortSignal.timeout(fetchMsMax) });
      if (!response.ok) return;
      const published = await response.json();
      await this.take(published, this.triedAtMs, maxAgeMs(response.headers.get('cache-control')));
      await this.keep(published);
    } catch {
      // Unreachable, or the response has no keys: keep the ones we have.
    }
  }

  private async take(published: unknown, heardAtMs: number, ageMs: number): Promise<void> {
    const { keys } = KeySet.parse(published);
    const imported = keys.map(async (key) => [key.kid, await jose.importJWK(key, 'RS256')] as const);
    this.keys = new Map(await Promise.all(imported));
    this.heardAtMs = heardAtMs;
    this.freshUntilMs = heardAtMs + ageMs;
  }

  private async load(): Promise<void> {
    this.loaded = true;
    const kept = await this.db
      .selectFrom('firebase_keys')
      .selectAll()
      .where('project_id', '=', this.projectId)
      .executeTakeFirst();
    if (kept && this.heardAtMs === 0) await this.take(kept.keys, kept.heard_at.getTime(), 0);
  }

  private async keep(published: unknown): Promise<void> {
    const values = { keys: JSON.stringify(published), heard_at: new Date(this.heardAtMs) };
    await this.db
      .insertInto('firebase_keys')
      .values({ project_id: this.projectId, ...values })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
      .execute();
  }
}

/** The token can be neither accepted nor rejected now. */
export class KeysUnknown extends Error {}

const publishedAt =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const believedMs = 24 * 3600_000;
const fetchMsMax = 5000;
/** Tokens with invented key ids must not cause a request each. */
const unknownKeyMs = 60_000;
const afterFailureMs = 15_000;
const shortestMs = 5 * 60_000;

const KeySet = z.object({
  keys: z
    .array(z.looseObject({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() }))
    .check(z.minLength(1)),
});

function maxAgeMs(cacheControl: string | null): number {
  const [, seconds] = /max-age=(\d+)/.exec(cacheControl ?? '') ?? [];
  return Math.max(shortestMs, Number(seconds ?? 0) * 1000);
}
