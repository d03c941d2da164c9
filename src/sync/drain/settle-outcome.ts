import type { Fence, Settled, Settlement } from '../../data/claims/outbox-store';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import type { Outcome } from '../server/classify';
import { backoff } from './backoff';

function fenceOf({ id, owner = '', attempts }: ClaimedEntry): Fence {
  return { id, owner, attempts };
}

function settlementOf(entry: ClaimedEntry, outcome: Outcome, now: number, random: number): Settlement {
  if (outcome.type === 'done') return { type: 'done', at: now, result: outcome.result };
  if (outcome.type === 'untried') return outcome;
  const { errorCode, error, message, fields } = outcome.error;
  const entryError = { errorCode, error, message, ...(fields && { fields }), at: now };
  if (outcome.type !== 'retry') return { type: outcome.type, error: entryError };
  return {
    type: 'retry',
    nextAt: now + backoff(entry.attempts, random, outcome.afterMs),
    error: entryError,
  };
}

export function settlementsFor(
  entries: readonly ClaimedEntry[],
  outcomes: readonly Outcome[],
  now: number,
  random: () => number,
): Settled[] {
  return entries.map((entry, n) => ({
    fence: fenceOf(entry),
    settlement: settlementOf(entry, outcomes[n] ?? { type: 'untried' }, now, random()),
  }));
}
