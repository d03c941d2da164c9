import { randomBytes } from 'node:crypto';
import type { ApiObject } from './objects';
import { type FeedType, feedTypes, isSingle, type Snapshot } from './snapshot';

/**
 * All changes of one contest's objects, as one reader may see them. The log is in memory. A token of another process, or
 * from before a restart, continues with the present state of each collection, which replaces what the client has.
 */
export class FeedLog {
  private readonly name = randomBytes(6).toString('hex');
  private readonly lines: string[] = [];
  private readonly current = new Map<string, string>();
  private known = new Map<string, { type: FeedType; id: string | null }>();

  /** Appends what changed. New objects follow those they name, and deletions come in the opposite order. */
  add({ lists }: Pick<Snapshot, 'lists'>): void {
    const next = new Map<string, { type: FeedType; id: string | null }>();
    const changed: (() => void)[] = [];
    for (const type of feedTypes) {
      for (const object of lists.get(type) ?? []) {
        const id = isSingle(type) ? null : String(object.id);
        const key = `${type} ${id}`;
        const text = JSON.stringify(object);
        next.set(key, { type, id });
        if (this.current.get(key) === text) continue;
        changed.push(() => {
          this.current.set(key, text);
          this.append(type, id, object);
        });
      }
    }
    for (const change of changed) change();
    for (const [key, { type, id }] of [...this.known].reverse()) {
      if (next.has(key)) continue;
      this.current.delete(key);
      this.append(type, id, null);
    }
    this.known = next;
  }

  /** The position after a token; undefined if this log never gave it. */
  positionOf(token: string): number | undefined {
    const [name, number] = token.split('.');
    const position = Number(number);
    const isKnown = name === this.name && Number.isInteger(position) && position > 0;
    return isKnown && position <= this.lines.length ? position : undefined;
  }

  /** Whether another log could have given this token. */
  isForeign(token: string): boolean {
    return /^[0-9a-f]{12}\.[1-9]\d*$/.test(token) && !token.startsWith(`${this.name}.`);
  }

  /** The present state, one event for each collection. Their tokens continue this log. */
  whole({ lists }: Pick<Snapshot, 'lists'>): readonly string[] {
    const token = `${this.name}.${this.lines.length}`;
    return [...lists].map(([type, objects]) => {
      const data = isSingle(type) ? (objects[0] ?? null) : objects;
      return `${JSON.stringify({ type, id: null, data, token })}\n`;
    });
  }

  /** Lines from this position on. */
  from(position: number): readonly string[] {
    return this.lines.slice(position);
  }

  get length(): number {
    return this.lines.length;
  }

  private append(type: FeedType, id: string | null, data: ApiObject | null): void {
    const token = `${this.name}.${this.lines.length + 1}`;
    this.lines.push(`${JSON.stringify({ type, id, data, token })}\n`);
  }
}
