/** A server as the contract has it, as far as delivery matters: keys, tokens, refusals. */

import type { SubmitCode } from '../../../contract/entities/submission';
import { describeError, type ErrorCode } from '../../../contract/errors';
import type { Reply, TransportRequest } from '../transport';
import type { Bug } from './bugs';

export interface Effect {
  code: string;
  /** Whose token it came with; 'device' without one. */
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

/** Code that the server refuses for good. */
export const refusedCode = (code: string) => code.endsWith('!');

export class SimulatedServer {
  readonly effects: Effect[] = [];
  readonly #answers = new Map<string, Reply>();
  /** Tokens of an older generation are no longer taken. */
  generation = 1;
  up = true;

  readonly #bug: Bug | undefined;
  readonly #random: () => number;

  constructor(bug: Bug | undefined, random: () => number) {
    this.#bug = bug;
    this.#random = random;
  }

  #account({ authorization }: Record<string, string>): string | undefined {
    if (authorization === undefined) return 'device';
    const [, uid, generation] = /^Bearer (\w+)-(\d+)$/.exec(authorization) ?? [];
    return Number(generation) < this.generation ? undefined : uid;
  }

  /** One request, in one transaction. `undefined`: the process died after it, and nobody answers. */
  handle({ headers, body }: TransportRequest): Reply | undefined {
    const account = this.#account(headers);
    if (account === undefined) return errorReply('TOKEN_INVALID');
    const key = headers['idempotency-key'] ?? '';
    const known = this.#answers.get(key);
    if (known && this.#bug !== 'noIdempotency') return known;
    const { code } = JSON.parse(String(body ?? '')) as SubmitCode;
    if (refusedCode(code)) return errorReply('VALIDATION');
    const submissionID = `s${this.effects.length}`;
    this.effects.push({ code, account, submissionID });
    // Dies between two writes that should have been one.
    if (this.#bug === 'keyApartFromEffect' && this.#random() < 0.1) return undefined;
    const answer = jsonReply(200, { submissionID, status: 'queued', receivedTime: '2026-01-01T00:00:00Z' });
    this.#answers.set(key, answer);
    return answer;
  }
}
