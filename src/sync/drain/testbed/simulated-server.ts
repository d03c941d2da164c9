/** The parts of the contract that affect delivery: keys, tokens, refusals. */

import type { OutboxEntries } from '../../../../contract/entities/outbox';
import type { SubmitCode } from '../../../../contract/entities/submission';
import { describeError, type ErrorCode } from '../../../../contract/errors';
import type { Bug } from './bugs';
import type { Reply, SentRequest } from './reply';

export interface Effect {
  code: string;
  account: string;
  submissionID: string;
}

export function jsonReply(status: number, body: unknown, retryAfter: string | null = null): Reply {
  const headers = { contentType: 'application/json', date: null, retryAfter };
  return { type: 'reply', status, headers, text: JSON.stringify(body) };
}

export function errorReply(errorCode: ErrorCode, retryAfter: string | null = null): Reply {
  const { status, error, message } = describeError(errorCode);
  return jsonReply(status, { errorCode, error, message }, retryAfter);
}

/** Code that the server refuses permanently. */
export const refusedCode = (code: string) => code.endsWith('!');

export class SimulatedServer {
  readonly effects: Effect[] = [];
  readonly #answers = new Map<string, Reply>();
  /** The server rejects tokens of older generations. */
  generation = 1;
  up = true;
  /** Batches may die with the process, or get a retry answer. */
  troubled = true;
  /** `false`: an older server without the batch call. */
  takesMany: boolean;

  readonly #bug: Bug | undefined;
  readonly #random: () => number;

  constructor(bug: Bug | undefined, random: () => number) {
    this.#bug = bug;
    this.#random = random;
    this.takesMany = random() < 0.85;
  }

  #account({ authorization }: Record<string, string>): string | undefined {
    if (authorization === undefined) return 'device';
    const [, uid, generation] = /^Bearer (\w+)-(\d+)$/.exec(authorization) ?? [];
    return Number(generation) < this.generation ? undefined : uid;
  }

  /** Handles one request. `undefined`: the process died, nobody answers. */
  handle({ url, headers, body }: SentRequest): Reply | undefined {
    const account = this.#account(headers);
    const said = JSON.parse(String(body ?? ''));
    if (url.endsWith('/outbox')) {
      if (!this.takesMany) return errorReply('NOT_FOUND');
      return account === undefined ? errorReply('TOKEN_INVALID') : this.#handleMany(account, said);
    }
    if (account === undefined) return errorReply('TOKEN_INVALID');
    return this.#once(account, headers['idempotency-key'] ?? '', said);
  }

  #handleMany(account: string, { entries }: OutboxEntries): Reply | undefined {
    const stuck = new Set<number>();
    const answers = [];
    for (const { key, stream, body } of entries) {
      // A process may die between two transactions.
      if (this.troubled && this.#random() < 0.03) return undefined;
      const said = stuck.has(stream)
        ? errorReply('NOT_TRIED')
        : this.#inTrouble(() => this.#once(account, key, body as SubmitCode));
      if (said?.type !== 'reply') return undefined;
      if (said.status >= 429 && this.#bug !== 'streamGoesOn') stuck.add(stream);
      const wait = said.headers.retryAfter;
      answers.push({
        key,
        status: said.status,
        body: JSON.parse(said.text),
        retryAfterSeconds: wait !== null ? Number(wait) : undefined,
      });
    }
    // Reversed order: clients must match answers by key.
    return jsonReply(200, { answers: answers.reverse() });
  }

  #inTrouble(handle: () => Reply | undefined): Reply | undefined {
    if (!this.troubled || this.#random() > 0.1) return handle();
    return this.#random() < 0.5 ? errorReply('TOO_MANY_REQUESTS', '3') : errorReply('UNAVAILABLE');
  }

  #once(account: string, key: string, { code }: SubmitCode): Reply | undefined {
    const known = this.#answers.get(key);
    if (known && this.#bug !== 'noIdempotency') return known;
    if (refusedCode(code)) return errorReply('VALIDATION');
    const submissionID = `s${this.effects.length}`;
    this.effects.push({ code, account, submissionID });
    if (this.#bug === 'keyApartFromEffect' && this.#random() < 0.1) return undefined;
    const answer = jsonReply(200, { submissionID, status: 'queued', receivedTime: '2026-01-01T00:00:00Z' });
    this.#answers.set(key, answer);
    return answer;
  }
}
