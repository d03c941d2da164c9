import type { ClaimedEntry } from '../data/outbox-entry';
import type { Fence, Settlement } from '../data/outbox-store';
import { backoff } from './backoff';
import type { Outcome } from './classify';

export function fenceOf({ id, owner = '', attempts }: ClaimedEntry): Fence {
  return { id, owner, attempts };
}

/** What to write down for an outcome. */
export function settlementOf(entry: ClaimedEntry, outcome: Outcome, now: number, random: number): Settlement {
  if (outcome.type === 'done') return { type: 'done', at: now, result: outcome.result };
  const { errorCode, error, message } = outcome.error;
  const entryError = { errorCode, error, message, at: now };
  if (outcome.type !== 'retry') return { type: outcome.type, error: entryError };
  return {
    type: 'retry',
    nextAt: now + backoff(entry.attempts, random, outcome.afterMs),
    error: entryError,
  };
}
