import { intentOf } from '../intents/intent-of';
import type { OutboxRow } from '../outbox/outbox-entry';
import { travelsAlone } from './batch-rules';

/** Skips kinds and versions that only a newer build in another tab can send. */
function isKnown({ kind, v }: OutboxRow): boolean {
  const intent = intentOf(kind);
  return intent !== undefined && v <= intent.version;
}

/**
 * Walks through open entries in written order and takes those that may be sent now: a due head of a stream,
 * or a follower of a taken entry if both may share a batch.
 */
export class EntryChooser {
  readonly #closed = new Set<string>();
  #taken = 0;
  wakeAt: number | undefined;

  readonly #now: number;
  #most: number;

  constructor(now: number, most: number) {
    this.#now = now;
    this.#most = most;
  }

  choose(rows: readonly OutboxRow[]): OutboxRow[] {
    return rows.filter((row) => this.#taken < this.#most && this.#take(row));
  }

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
