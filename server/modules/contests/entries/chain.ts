import { createHash } from 'node:crypto';
import type { RunEntry } from '../../../../contract/entities/run-entry';
import { draftText, type EntryContent, entryText } from '../../../../contract/rules/contest/submission-chain';
import type { Database } from '../../../platform/database/open';
import type { RunRow } from '../run/run-row';

export const hashOf = (entry: RunEntry, what: EntryContent): string =>
  createHash('sha256').update(entryText(entry, what)).digest('hex');

export const draftHashOf = (what: EntryContent): string =>
  createHash('sha256').update(draftText(what)).digest('hex');

export async function moveChain(
  transaction: Database,
  { contest_pk, uid, last_elapsed_ms }: RunRow,
  { sequence, elapsedMs }: RunEntry,
  hash: string,
): Promise<void> {
  await transaction
    .updateTable('contest_runs')
    .set({ sequence, previous_hash: hash, last_elapsed_ms: Math.max(last_elapsed_ms, elapsedMs) })
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .execute();
}
