import type { ClaimedEntry, OutboxKind, Payloads } from '../data/outbox-entry';
import type { Call } from './api-client';
import { classify, type Outcome } from './classify';

/** Kinds whose call has all that the payload says in its body. */
type PlainKind = Exclude<OutboxKind, 'contestRegister'>;

/** Sends an entry once, under its own key and in its own account's name. Never throws. */
export async function deliverEntry(call: Call, entry: ClaimedEntry): Promise<Outcome> {
  const under = { idempotencyKey: entry.id, account: entry.account, retries: 0 };
  // Kind and payload of an entry belong together, which its type cannot say.
  const answer =
    entry.kind === 'contestRegister'
      ? await call(entry.kind, { ...addressed(entry.payload as Payloads['contestRegister']), ...under })
      : await call(entry.kind, { body: entry.payload as Payloads[PlainKind], ...under });
  return answer.ok ? { type: 'done', result: answer.data } : classify(answer.failure);
}

/** Which contest it is for stands in the call's address. */
function addressed({ contestSlug, ...body }: Payloads['contestRegister']) {
  return { params: { slug: contestSlug }, body };
}
