import { requestOf } from '../../data/intents/define-intent';
import { intentOf } from '../../data/intents/intent-of';
import type { OutboxKind } from '../../data/intents/registry';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import { reportOpenedRun } from '../contest-run/start-told-run';
import { classify, type Outcome } from '../server/classify';
import type { Call, CallOptions } from '../transport/api-client';

/** Sends an entry once, under its own key and in its own account's name. Never throws. */
export async function deliverEntry(call: Call, entry: ClaimedEntry): Promise<Outcome> {
  const { id, kind, account, payload } = entry;
  const contestSlug = contestOf(entry);
  const opened = contestSlug ? await reportOpenedRun(call, account, contestSlug) : null;
  if (opened && !opened.ok) return classify(opened.failure);
  const under = { idempotencyKey: id, account, retries: 0 };
  // Kind and payload of an entry belong together, which its type cannot say.
  const request = requestOf(intentOf(kind) ?? {}, payload) as CallOptions<OutboxKind>;
  const answer = await call(kind, { ...request, ...under });
  return answer.ok ? { type: 'done', result: answer.data } : classify(answer.failure);
}

/** The contest whose run an entry belongs to. */
export function contestOf({
  kind,
  payload,
}: Pick<ClaimedEntry, 'kind' | 'payload'>): string | null | undefined {
  // Where the payload was lost, the server's refusal tells it.
  return payload && intentOf(kind)?.runContest?.(payload);
}
