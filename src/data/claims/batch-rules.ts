/** Which entries may travel together, and how many bytes of them. */
import { type OutboxCall, outboxCalls } from '../../../contract/entities/outbox';
import { outboxBatch } from '../../../contract/limits';
import type { OutboxRow } from '../outbox/outbox-entry';

export const batchBytesMax = outboxBatch.bytesMax;

const together: ReadonlySet<string> = new Set<OutboxCall>(outboxCalls);
/** What has failed so often is tried by itself: it may be what the others fail for. */
const failuresMax = 2;

export function travelsAlone({ kind, attempts, error }: OutboxRow): boolean {
  return !together.has(kind) || (error !== undefined && attempts >= failuresMax);
}

/** How many of the payloads, from the first on, fit into one body; always one. */
export function fitting(payloads: readonly unknown[]): number {
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const [n, payload] of payloads.entries()) {
    bytes += encoder.encode(JSON.stringify(payload)).length;
    if (n > 0 && bytes > batchBytesMax) return n;
  }
  return payloads.length;
}
