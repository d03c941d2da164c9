/** Questions to the organiser of a contest, from the moment they are written down here. */
import type { Clarification } from '../../contract/entities/clarification';
import { randomId } from '../lib/random-id';
import type { AccountKey } from './account';
import { appDb, entryTables } from './app-db';
import type { ClarificationRow } from './app-rows';
import { cacheDb } from './cache-db';
import { addEntry } from './outbox';
import { withRoom } from './storage-full';

export type { ClarificationRow };

export interface ClarificationInput {
  account: AccountKey;
  contestSlug: string;
  contestName: string;
  /** Absent: about the contest as a whole. */
  problemID?: string;
  text: string;
}

/**
 * Writes a question and the intent to send it, in one transaction; resolves with its id once both are on the disk. It does not wait for
 * what is handed in meanwhile. Throws `InvalidPayloadError`, `StorageFullError`.
 */
export async function askOrganiser(input: ClarificationInput): Promise<string> {
  const { account, contestSlug, contestName, problemID, text } = input;
  const id = randomId();
  const createdAt = Date.now();
  const about = problemID === undefined ? {} : { problemID };
  const { checkPayload } = await import('./check-payload');
  const payload = checkPayload('contestAsk', { contestSlug, id, ...about, text });
  const row = {
    ...{ id, account, contestSlug, contestName, text: payload.text, createdAt },
    ...(problemID !== undefined && { aboutProblem: problemID }),
  };
  await withRoom(() =>
    appDb.transaction('rw', [appDb.clarifications, ...entryTables], async () => {
      await appDb.clarifications.add({ ...row, receipt: 'saved' });
      const stream = `${account}/ask:${contestSlug}`;
      await addEntry({ id, kind: 'contestAsk', stream, account, payload, createdAt });
    }),
  );
  return id;
}

export async function readClarification(id: string): Promise<ClarificationRow | undefined> {
  return appDb.clarifications.get(id);
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
      ...(refusal && { refusal: refusal.message }),
    }));
  const there = known.map(({ id, problemID, text, askedAt, answer }) => ({
    ...{ id, problemID, text, atMs: Date.parse(askedAt) },
    state: answer ? ('answered' as const) : ('sent' as const),
    ...(answer && { answer }),
  }));
  return [...here, ...there].sort((a, b) => b.atMs - a.atMs);
}
