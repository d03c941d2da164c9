/** What is read of an event of Chrome's trace; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
}

/** Lighthouse's phone: its processor is four times slower, and input may wait for 50 ms. */
const slowdown = 4;
const allowedMs = 50;

/**
 * Sum over the page's tasks after its first text: four times the processor time, less 50 ms. Lighthouse sums the time
 * that passed, in which a task also waits for the other processes of a busy machine.
 * @returns ms; NaN if the page showed nothing
 */
export function blockedByProcessor(events: readonly TraceEvent[]): number {
  const shown = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!shown) return Number.NaN;
  const tasks = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === shown.pid && tid === shown.tid && ts >= shown.ts)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let endedAt = 0;
  let blockedMs = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // Part of the task before it.
    if (ts < endedAt) continue;
    endedAt = ts + dur;
    blockedMs += Math.max(0, (slowdown * tdur) / 1000 - allowedMs);
  }
  return blockedMs;
}
