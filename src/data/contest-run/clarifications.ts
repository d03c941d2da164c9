import type { Clarification, QuestionCategory } from '../../../contract/entities/contest/clarification';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { contestAsk } from '../intents/contest-ask';
import { writeIntent } from '../intents/write-intent';

export interface ClarificationInput {
  account: AccountKey;
  contestSlug: string;
  contestName: string;
  /** Absent: about the whole contest. */
  problemID?: string | undefined;
  category?: 'general' | 'technical' | undefined;
  text: string;
}

/**
 * Stores a question and enqueues it in one transaction; resolves with its id. Has its own stream, so
 * submissions do not delay it. Throws `InvalidPayloadError`, `StorageFullError`.
 */
export function askOrganiser({ account, contestName, ...asked }: ClarificationInput): Promise<string> {
  return writeIntent(contestAsk, { account }, (id) => ({ payload: { ...asked, id }, row: { contestName } }));
}

export interface AskedQuestion {
  id: string;
  category?: QuestionCategory | undefined;
  problemID: string | null;
  text: string;
  atMs: number;
  state: 'saved' | 'signInNeeded' | 'refused' | 'sent' | 'answered';
  refusal?: string;
  answer?: NonNullable<Clarification['answer']>;
}

export async function ownQuestions(account: AccountKey, contestSlug: string): Promise<AskedQuestion[]> {
  const known = (await cacheDb.contestMessages.get(contestSlug))?.clarifications ?? [];
  const rows = await appDb.clarifications
    .where('[account+contestSlug]')
    .equals([account, contestSlug])
    .toArray();
  const told = new Set(known.map(({ id }) => id));
  const here = rows
    .filter(({ id }) => !told.has(id))
    .map(({ id, aboutProblem, category, text, createdAt, receipt, refusal }) => ({
      id,
      category,
      problemID: aboutProblem ?? null,
      text,
      atMs: createdAt,
      state: receipt,
      refusal: refusal?.message,
    }));
  const there = known.map(({ id, category, problemID, text, askedAt, answer }) => ({
    id,
    category,
    problemID,
    text,
    atMs: Date.parse(askedAt),
    state: answer ? ('answered' as const) : ('sent' as const),
    answer: answer ?? undefined,
  }));
  return [...here, ...there].sort((a, b) => b.atMs - a.atMs);
}
