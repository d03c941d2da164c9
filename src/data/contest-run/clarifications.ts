/** Questions to the organiser of a contest, from the moment they are written down here. */
import type { Clarification } from '../../../contract/entities/contest/clarification';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { contestAsk } from '../intents/contest-ask';
import { writeIntent } from '../intents/write-intent';

export interface ClarificationInput {
  account: AccountKey;
  contestSlug: string;
  contestName: string;
  /** Absent: about the contest as a whole. */
  problemID?: string | undefined;
  text: string;
}

/**
 * Writes a question and the intent to send it, in one transaction; resolves with its id once both are on the disk. It does not wait for
 * what is handed in meanwhile. Throws `InvalidPayloadError`, `StorageFullError`.
 */
export function askOrganiser({ account, contestName, ...asked }: ClarificationInput): Promise<string> {
  return writeIntent(contestAsk, { account }, (id) => ({ payload: { ...asked, id }, row: { contestName } }));
}

/** How far a question is: on this device, with the organiser, or answered. */
export interface AskedQuestion {
  id: string;
  problemID: string | null;
  text: string;
  atMs: number;
  state: 'saved' | 'signInNeeded' | 'refused' | 'sent' | 'answered';
  /** Why it was refused. */
  refusal?: string;
  answer?: NonNullable<Clarification['answer']>;
}

/** What somebody asked in a contest, here or on another device, newest first. */
export async function questionsAsked(account: AccountKey, contestSlug: string): Promise<AskedQuestion[]> {
  const known = (await cacheDb.contestMessages.get(contestSlug))?.clarifications ?? [];
  const rows = await appDb.clarifications
    .where('[account+contestSlug]')
    .equals([account, contestSlug])
    .toArray();
  const told = new Set(known.map(({ id }) => id));
  const here = rows
    .filter(({ id }) => !told.has(id))
    .map(({ id, aboutProblem, text, createdAt, receipt, refusal }) => ({
      ...{ id, problemID: aboutProblem ?? null, text, atMs: createdAt, state: receipt },
      refusal: refusal?.message,
    }));
  const there = known.map(({ id, problemID, text, askedAt, answer }) => ({
    ...{ id, problemID, text, atMs: Date.parse(askedAt) },
    state: answer ? ('answered' as const) : ('sent' as const),
    answer: answer ?? undefined,
  }));
  return [...here, ...there].sort((a, b) => b.atMs - a.atMs);
}
