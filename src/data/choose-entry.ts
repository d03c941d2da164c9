import { travelsAlone } from './batch-rules';
import type { OutboxRow } from './outbox-entry';
import { payloadVersions } from './outbox-payload';

/** Not of a kind or a version that only a newer build, in another tab, knows how to send. */
function isKnown({ kind, v }: OutboxRow): boolean {
  const newest: number | undefined = payloadVersions[kind];
  return newest !== undefined && v <= newest;
}

/**
 * Looks at unsettled entries in order of writing, and takes those that may be sent now: the head of its stream, and due; or what follows one
 * that is taken, if both travel together.
 */
export class EntryChooser {
  /** Nothing more of these. */
  readonly #closed = new Set<string>();
  /** Unsettled, and seen so far: whatever an entry may depend on was written before it. */
  readonly #unsettled = new Set<string>();
  #taken = 0;
  /** When the earliest head that is not due will be; Infinity if there is none. */
  wakeAt = Number.POSITIVE_INFINITY;

  readonly #now: number;
  #most: number;

  constructor(now: number, most: number) {
    this.#now = now;
    this.#most = most;
  }

  /** Of the next rows those to be sent now. */
  choose(rows: readonly OutboxRow[]): OutboxRow[] {
    return rows.filter((row) => this.#taken < this.#most && this.#take(row));
  }

  /** `true` if this entry may be sent now. */
  #take(row: OutboxRow): boolean {
    this.#unsettled.add(row.id);
    // Like a refused one it waits for a person, and holds up nothing that does not depend on it.
    if (row.state === 'blocked' || this.#closed.has(row.stream)) return false;
    if (!this.#isReady(row)) {
      this.#closed.add(row.stream);
      return false;
    }
    if (travelsAlone(row)) {
      this.#closed.add(row.stream);
      if (this.#taken > 0) return false;
      this.#most = 1;
    }
    this.#taken += 1;
    return true;
  }

  #isReady(row: OutboxRow): boolean {
    if (row.state === 'paused' || !isKnown(row)) return false;
    if (row.dependsOn !== undefined && this.#unsettled.has(row.dependsOn)) return false;
    const readyAt = row.state === 'inflight' ? (row.leaseUntil ?? 0) : row.nextAt;
    if (readyAt <= this.#now) return true;
    this.wakeAt = Math.min(this.wakeAt, readyAt);
    return false;
  }
}
