import { intentOf } from '../intents/intent-of';
import type { OutboxRow } from '../outbox/outbox-entry';
import { travelsAlone } from './batch-rules';

/** Not of a kind or a version that only a newer build, in another tab, knows how to send. */
function isKnown({ kind, v }: OutboxRow): boolean {
  const intent = intentOf(kind);
  return intent !== undefined && v <= intent.version;
}

/**
 * Looks at unsettled entries in order of writing, and takes those that may be sent now: the head of its stream, and due; or what follows one
 * that is taken, if both travel together.
 */
export class EntryChooser {
  /** Nothing more of these. */
  readonly #closed = new Set<string>();
  #taken = 0;
  /** When the earliest head that is not due will be; undefined if there is none. */
  wakeAt: number | undefined;

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
    if (this.#closed.has(row.stream)) return false;
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
    const readyAt = row.state === 'inflight' ? (row.leaseUntil ?? 0) : row.nextAt;
    if (readyAt <= this.#now) return true;
    this.wakeAt = Math.min(this.wakeAt ?? readyAt, readyAt);
    return false;
  }
}
