import type { OutboxRow } from './outbox-entry';
import { payloadVersions } from './outbox-payload';

/** Looks at unsettled entries in order of writing, until the first that may be sent now: the head of its stream, and due. */
export class EntryChooser {
  readonly #streams = new Set<string>();
  /** When the earliest head that is not due will be; Infinity if there is none. */
  wakeAt = Number.POSITIVE_INFINITY;

  readonly #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  /** `true` if this entry may be sent now. */
  take(row: OutboxRow): boolean {
    if (this.#streams.has(row.stream)) return false;
    this.#streams.add(row.stream);
    // Written by a newer build in another tab: only that one knows how to send it.
    if (row.state === 'paused' || row.v > payloadVersions[row.kind]) return false;
    const readyAt = row.state === 'inflight' ? (row.leaseUntil ?? 0) : row.nextAt;
    if (readyAt <= this.#now) return true;
    this.wakeAt = Math.min(this.wakeAt, readyAt);
    return false;
  }
}
