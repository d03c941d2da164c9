import { dexieOutbox } from '../../../data/claims/dexie-outbox';
import type { ClaimRequest, Fence, Settlement } from '../../../data/claims/outbox-store';
import type { ClaimedEntry } from '../../../data/outbox/outbox-entry';

export async function claimOne(request: ClaimRequest): Promise<{ entry?: ClaimedEntry; wakeAt?: number }> {
  const {
    entries: [entry],
    wakeAt,
  } = await dexieOutbox.claim(request);
  return { entry, wakeAt };
}

/** `true` if that claim still held the entry. */
export async function settleOne(fence: Fence, settlement: Settlement): Promise<boolean> {
  const [kept = false] = await dexieOutbox.settle([{ fence, settlement }]);
  return kept;
}
