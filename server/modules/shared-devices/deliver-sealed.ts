import type { EndpointName } from '../../../contract/endpoints';
import { outboxCalls } from '../../../contract/entities/outbox';
import { SealedContent } from '../../../contract/entities/shared-device';
import { isTemporaryError } from '../../../contract/rules/temporary-error';
import { sharedDeviceLimits as limits } from '../../../contract/shared-device-limits';
import type { Database } from '../../platform/database/open';
import type { Call } from '../../platform/http/call';
import { toRefusal } from '../../platform/http/error-handler';
import type { BatchedCall, BatchRequest } from '../../platform/http/keyed-call';
import { Refusal } from '../../platform/http/refusal';
import type { Identity } from '../../platform/identity/identity';
import { isTicketOf, openSeal } from './sealing-keys';

type Carried = (name: EndpointName) => BatchedCall | undefined;

/** The others need files or a path; their owner's device sends them. */
const processed: ReadonlySet<string> = new Set<string>(outboxCalls);

/**
 * Processes work as its owner would have sent it, each entry under its own key. Work that the server does not accept
 * waits for a device of the owner. A temporary failure refuses the whole, so the device sends it again.
 */
export async function deliverSealed(
  carried: Carried,
  identity: Identity,
  call: Call<'sharedDeliver'>,
): Promise<{ taken: true }> {
  const { db, body, caller } = call;
  const content = SealedContent.safeParse(await openSeal(db, body));
  if (!content.success) throw new Refusal('SEAL_UNREADABLE');
  const { account, ticket, work } = content.data;
  if (caller?.uid !== account && !(await isTicketOf(db, ticket, account)))
    throw new Refusal('SEAL_NOT_ALLOWED');
  const owner = await db
    .selectFrom('users')
    .select(['uid', 'email'])
    .where('uid', '=', account)
    .executeTakeFirst();
  // The account was deleted, and its work with it.
  if (!owner) return { taken: true };
  if (await identity.isAccountDisabled(account)) throw new Refusal('ACCOUNT_BLOCKED');
  const carrier = { ...call, caller: { ...owner, provider: 'custom' } };
  const sent = await processSends(carried, carrier, content.data.sends);
  const accepted = await processDrafts(carried('draftPush'), carrier, content.data.drafts);
  const left = {
    ...work,
    items: work.items.filter(({ id }) => !sent.has(id)),
    drafts: work.drafts.filter((_, n) => !accepted[n]),
  };
  const isEmpty = [left.items, left.drafts, left.answers, left.rows].every(({ length }) => length === 0);
  if (!isEmpty) await keepForOwner(db, body.id, account, JSON.stringify(left));
  return { taken: true };
}

type Outcome = 'done' | 'refused';

/** @throws Refusal if the device must send it again later */
async function tryOne(
  run: BatchedCall,
  carrier: BatchRequest,
  key: string,
  body: unknown,
): Promise<{ outcome: Outcome; said?: unknown }> {
  try {
    return { outcome: 'done', said: await run(carrier, key, body) };
  } catch (error) {
    const refusal = toRefusal(error as Refusal);
    if (isTemporaryError(refusal.status, refusal.code)) throw refusal;
    return { outcome: 'refused' };
  }
}

/** @returns the keys that the server has processed */
async function processSends(
  carried: Carried,
  carrier: BatchRequest,
  sends: SealedContent['sends'],
): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  const stopped = new Set<string>();
  for (const { key, call, stream, body } of sends) {
    if (stopped.has(stream)) continue;
    const run = processed.has(call) ? carried(call as EndpointName) : undefined;
    // Entries of a stream arrive in order, so the following ones wait for the owner too.
    if (!run) stopped.add(stream);
    else if ((await tryOne(run, carrier, key, body)).outcome === 'done') done.add(key);
  }
  return done;
}

/** @returns for each draft whether the server has its newest text */
async function processDrafts(
  push: BatchedCall | undefined,
  carrier: BatchRequest,
  drafts: SealedContent['drafts'],
): Promise<boolean[]> {
  const accepted: boolean[] = [];
  for (const pushes of drafts) {
    let isAccepted = false;
    let base: number | undefined;
    for (const { key, body } of push ? pushes : []) {
      const { outcome, said } = await tryOne(push as BatchedCall, carrier, key, {
        ...body,
        // The second text is based on the first one.
        ...(base !== undefined && { base }),
      });
      isAccepted = outcome === 'done';
      if (isAccepted) base = (said as { revision: number }).revision;
    }
    accepted.push(isAccepted);
  }
  return accepted;
}

async function keepForOwner(db: Database, id: string, uid: string, work: string): Promise<void> {
  const { count } = await db
    .selectFrom('returned_work')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.returnedMax) throw new Refusal('RETURNED_FULL');
  await db
    .insertInto('returned_work')
    .values({ id, uid, work })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
