import type { ClaimedEntry, OutboxKind, Payloads } from '../data/outbox-entry';
import type { Call } from './api-client';
import { classify, type Outcome } from './classify';
import { tellOpened } from './tell-opened';

/** Kinds whose call has all that the payload says in its body. */
type PlainKind = Exclude<OutboxKind, 'contestRegister'>;

/** Sends an entry once, under its own key and in its own account's name. Never throws. */
export async function deliverEntry(call: Call, entry: ClaimedEntry): Promise<Outcome> {
  const contestSlug = contestOf(entry);
  const opened = contestSlug ? await tellOpened(call, entry.account, contestSlug) : null;
  if (opened && !opened.ok) return classify(opened.failure);
  const under = { idempotencyKey: entry.id, account: entry.account, retries: 0 };
  // Kind and payload of an entry belong together, which its type cannot say.
  const answer =
    entry.kind === 'contestRegister'
      ? await call(entry.kind, { ...addressed(entry.payload as Payloads['contestRegister']), ...under })
      : await call(entry.kind, { body: entry.payload as Payloads[PlainKind], ...under });
  return answer.ok ? { type: 'done', result: answer.data } : classify(answer.failure);
}

/** Of an entry of a run; a registration comes before there is one. */
export function contestOf({
  kind,
  payload,
}: Pick<ClaimedEntry, 'kind' | 'payload'>): string | null | undefined {
  if (kind === 'contestRegister') return undefined;
  return (payload as { contestSlug?: string | null } | undefined)?.contestSlug;
}

/** Which contest it is for stands in the call's address. */
function addressed({ contestSlug, ...body }: Payloads['contestRegister']) {
  return { params: { slug: contestSlug }, body };
}
