import type { ClaimedEntry } from '../data/outbox-entry';
import type { Call } from './api-client';
import { classify, type Outcome } from './classify';

/** Sends an entry once, under its own key and in its own account's name. Never throws. */
export async function deliverEntry(call: Call, entry: ClaimedEntry): Promise<Outcome> {
  const answer = await call(entry.kind, {
    body: entry.payload,
    idempotencyKey: entry.id,
    account: entry.account,
    retries: 0,
  });
  return answer.ok ? { type: 'done', result: answer.data } : classify(answer.failure);
}
