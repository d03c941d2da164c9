import type { SentName } from '../../../contract/calls/sent-endpoints';
import type { AccountKey } from '../../data/account/account';
import type { DraftKey } from '../../data/db/app-rows';
import {
  noteDraftBehind,
  noteDraftRefused,
  noteDraftTaken,
  type OutgoingDraft,
  openDrafts,
  readDraftCursor,
  storeRemoteDrafts,
  takeForSending,
} from '../../data/drafts/draft-sync';
import { classify } from '../server/classify';
import type { Failure } from '../server/failure';
import type { Call } from '../transport/api-client';

/** later: unreachable, or the server asks for a delay · signIn: the account must sign in first. */
export type DraftPass = { type: 'done' } | { type: 'later'; afterMs?: number } | { type: 'signIn' };

export interface DraftSyncContext {
  call: Call<SentName>;
  device: string;
  /** Only one tab sends; every tab may fetch. */
  maySend(): boolean;
}

/** After this many rounds the next pass continues: another device writes as fast as this one. */
const roundsMax = 3;

/**
 * Returns network failures. Concurrent passes are safe: each step is one transaction, and each
 * idempotency key belongs to one text.
 */
export async function syncDrafts(context: DraftSyncContext, account: AccountKey): Promise<DraftPass> {
  for (let round = 0; round < roundsMax; round++) {
    const sent = context.maySend() ? await sendDrafts(context, account) : ('done' as const);
    if (typeof sent === 'object') return sent;
    const fetched = await fetchDrafts(context, account);
    if (fetched.type !== 'done' || sent === 'done') return fetched;
  }
  return { type: 'later' };
}

/** `behind`: the server has a newer text than the base of one of ours. */
async function sendDrafts(
  context: DraftSyncContext,
  account: AccountKey,
): Promise<'done' | 'behind' | DraftPass> {
  let result: 'done' | 'behind' = 'done';
  for (const { problemID, language, contestSlug } of await openDrafts(account)) {
    const key = { account, problemID, language, contestSlug };
    for (let sends = 0; sends < 2; sends++) {
      const draft = await takeForSending(key);
      if (!draft) break;
      const answer = await sendDraft(context, key, draft);
      if (answer === 'behind') {
        result = 'behind';
        break;
      }
      if (answer !== 'done') return answer;
    }
  }
  return result;
}

async function sendDraft(
  { call, device }: DraftSyncContext,
  key: DraftKey,
  { id, code, base, savedAt }: OutgoingDraft,
): Promise<'done' | 'behind' | DraftPass> {
  const { account, problemID, language, contestSlug } = key;
  const answer = await call('draftPush', {
    body: { problemID, language, contestSlug, code, base, device, savedAt: new Date(savedAt).toISOString() },
    idempotencyKey: id,
    account,
  });
  if (answer.ok) {
    await noteDraftTaken(key, id, answer.data.revision);
    return 'done';
  }
  const { failure } = answer;
  if (failure.error.errorCode === 'DRAFT_CHANGED') {
    await noteDraftBehind(key, id);
    return 'behind';
  }
  const pass = passOf(failure);
  if (pass) return pass;
  await noteDraftRefused(key, id, failure.error.message);
  return 'done';
}

/** undefined: the server refused permanently. */
function passOf(failure: Failure): DraftPass | undefined {
  const outcome = classify(failure);
  if (outcome.type === 'signIn') return { type: 'signIn' };
  if (outcome.type !== 'retry') return undefined;
  return { type: 'later', afterMs: outcome.afterMs };
}

async function fetchDrafts({ call }: DraftSyncContext, account: AccountKey): Promise<DraftPass> {
  for (;;) {
    const since = await readDraftCursor(account);
    const answer = await call('draftsPull', { body: { since }, account, retries: 0 });
    if (!answer.ok) return passOf(answer.failure) ?? { type: 'later' };
    const { drafts, more, reset } = answer.data;
    if (drafts.length > 0 || reset) await storeRemoteDrafts(account, answer.data, since);
    if (!more) return { type: 'done' };
  }
}
