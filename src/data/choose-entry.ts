import type { OutboxRow } from './outbox-entry';
import { payloadVersions } from './outbox-payload';

/** Not of a kind or a version that only a newer build, in another tab, knows how to send. */
function isKnown({ kind, v }: OutboxRow): boolean {
  const newest: number | undefined = payloadVersions[kind];
  return newest !== undefined && v <= newest;
}

/** Looks at unsettled entries in order of writing, until the first that may be sent now: the head of its stream, and due. */
export class EntryChooser {
  readonly #streams = new Set<string>();
  /** Unsettled, and seen so far: whatever an entry may depend on was written before it. */
  readonly #unsettled = new Set<string>();
  /** When the earliest head that is not due will be; Infinity if there is none. */
  wakeAt = Number.POSITIVE_INFINITY;

  readonly #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  /** `true` if this entry may be sent now. */
  take(row: OutboxRow): boolean {
    this.#unsettled.add(row.id);
    // Like a refused one it waits for a person, and holds up nothing that does not depend on it.
    if (row.state === 'blocked' || this.#streams.has(row.stream)) return false;
    this.#streams.add(row.stream);
    if (row.state === 'paused' || !isKnown(row)) return false;
    if (row.dependsOn !== undefined && this.#unsettled.has(row.dependsOn)) return false;
    const readyAt = row.state === 'inflight' ? (row.leaseUntil ?? 0) : row.nextAt;
    if (readyAt <= this.#now) return true;
    this.wakeAt = Math.min(this.wakeAt, readyAt);
    return false;
  }
}
