import { createHash } from 'node:crypto';
import type { AssignmentsQuery } from '../../../contract/entities/classes/assignment';
import type { WorkLink } from '../../../contract/entities/work-link';
import { dateWork, workText } from '../../../contract/rules/classes/work-chain';
import type { EntryContent } from '../../../contract/rules/contest/submission-chain';
import type { Database } from '../../platform/database/open';

interface ReceivedWork {
  /** Of the submission or answer. */
  readonly id: string;
  readonly uid: string;
  readonly link: WorkLink;
  readonly what: Omit<EntryContent, 'contestSlug'>;
  readonly receivedTime: Date;
}

/** Stores when the work was written. A broken chain continues from the entry that broke it. */
export async function recordWork(
  transaction: Database,
  { id, uid, link, what, receivedTime }: ReceivedWork,
): Promise<void> {
  const chain = await openChain(transaction, uid, link.device);
  const known = {
    sequence: chain.sequence,
    previousHash: chain.previous_hash,
    lastWrittenMs: chain.last_written?.getTime() ?? 0,
    contact:
      chain.contact_at && chain.contact_sequence !== null
        ? { atMs: chain.contact_at.getTime(), sequence: chain.contact_sequence }
        : undefined,
  };
  const { writtenMs, doubt } = dateWork(known, link, receivedTime.getTime());
  const { device, sequence } = link;
  await transaction
    .insertInto('work_entries')
    .values({
      id,
      uid,
      device,
      sequence,
      doubt,
      claimed_time: new Date(link.writtenTime),
      received_time: receivedTime,
      written_time: new Date(writtenMs),
    })
    .execute();
  await transaction
    .updateTable('work_chains')
    .set({
      sequence,
      previous_hash: createHash('sha256').update(workText(link, what)).digest('hex'),
      last_written: new Date(Math.max(known.lastWrittenMs, Math.min(writtenMs, receivedTime.getTime()))),
    })
    .where('uid', '=', uid)
    .where('device', '=', device)
    .execute();
}

/** Locks the chain. */
async function openChain(transaction: Database, uid: string, device: string) {
  await transaction
    .insertInto('work_chains')
    .values({ uid, device })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await transaction
    .selectFrom('work_chains')
    .selectAll()
    .where('uid', '=', uid)
    .where('device', '=', device)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Work that is written during the contact also has a higher number. */
const onItsWayMs = 60_000;

/** The device names its newest entry: what it writes later gets a higher number. */
export async function noteContact(
  db: Database,
  uid: string,
  { device, sequence }: NonNullable<AssignmentsQuery['chain']>,
): Promise<void> {
  const contact = { contact_at: new Date(Date.now() - onItsWayMs), contact_sequence: sequence };
  await db
    .insertInto('work_chains')
    .expression((is) =>
      is
        .selectFrom('users')
        .select((row) => [
          'uid',
          row.val(device).as('device'),
          row.val(contact.contact_at).as('contact_at'),
          row.val(sequence).as('contact_sequence'),
        ])
        .where('uid', '=', uid),
    )
    .columns(['uid', 'device', 'contact_at', 'contact_sequence'])
    .onConflict((conflict) => conflict.columns(['uid', 'device']).doUpdateSet(contact))
    .execute();
}
