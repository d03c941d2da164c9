import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { OutboxKind } from '../intents/registry';
import type { OutboxRow } from '../outbox/outbox-entry';

/** The newest entry of the kind, if no request has carried it yet: its payload may still change. */
export async function findUntried(
  account: AccountKey,
  kind: OutboxKind,
  isAsked: (row: OutboxRow) => boolean = () => true,
): Promise<{ id: string; payload: unknown } | undefined> {
  const open = await appDb.outbox
    .where('[account+open]')
    .equals([account, 1])
    .and((row) => row.kind === kind && isAsked(row))
    .toArray();
  const newest = open.sort((a, b) => a.seq - b.seq).at(-1);
  if (!newest || newest.attempts > 0 || newest.state === 'inflight') return undefined;
  return await appDb.payloads.get(newest.id);
}
