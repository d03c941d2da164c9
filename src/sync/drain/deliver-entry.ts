import type { SentName } from '../../../contract/calls/sent-endpoints';
import { requestOf } from '../../data/intents/define-intent';
import { intentOf } from '../../data/intents/intent-of';
import type { OutboxKind } from '../../data/intents/registry';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import { reportOfflineStart } from '../contest-run/report-start';
import { classify, type Outcome } from '../server/classify';
import type { Call, CallOptions } from '../transport/api-client';

/** Sends one entry once, with its own key and account. Never throws. */
export async function deliverEntry(call: Call<SentName>, entry: ClaimedEntry): Promise<Outcome> {
  const { id, kind, account, payload } = entry;
  const contestSlug = contestOf(entry);
  const opened = contestSlug ? await reportOfflineStart(call, account, contestSlug) : null;
  if (opened && !opened.ok) return classify(opened.failure);
  const under = { idempotencyKey: id, account, retries: 0 };
  // The type cannot express that kind and payload match.
  const request = requestOf(intentOf(kind) ?? {}, payload) as CallOptions<OutboxKind>;
  const answer = await call(kind, { ...request, ...under });
  return answer.ok ? { type: 'done', result: answer.data } : classify(answer.failure);
}

export function contestOf({
  kind,
  payload,
}: Pick<ClaimedEntry, 'kind' | 'payload'>): string | null | undefined {
  return payload && intentOf(kind)?.runContest?.(payload);
}
