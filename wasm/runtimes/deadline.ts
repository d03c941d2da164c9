/** Clock reads cost more than the interpreter steps between them. */
const pollsPerClockRead = 16;
/** After firing, the program gets this long to show where it was before the deadline fires again. */
const graceMs = 20;

/**
 * A deadline that an interpreter asks about while it works, in the same thread: no second thread and no shared memory.
 * It fires again and again until disarmed, for a program that swallows the first interruption.
 */
export class Deadline {
  #atMs = Number.POSITIVE_INFINITY;
  #polls = 0;
  #nowMs: () => number;
  passed = false;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  arm(limitMs: number): void {
    this.#polls = 0;
    this.passed = false;
    this.#atMs = this.#nowMs() + limitMs;
  }

  disarm(): void {
    this.#atMs = Number.POSITIVE_INFINITY;
  }

  /** Makes the next poll fire, whatever the time. */
  expire(): void {
    if (this.#atMs === Number.POSITIVE_INFINITY) return;
    this.#atMs = Number.NEGATIVE_INFINITY;
    this.#polls = pollsPerClockRead - 1;
  }

  /** True when the program must be interrupted now. */
  poll(): boolean {
    this.#polls += 1;
    if (this.#polls < pollsPerClockRead) return false;
    this.#polls = 0;
    const now = this.#nowMs();
    if (now < this.#atMs) return false;
    this.passed = true;
    this.#atMs = now + graceMs;
    return true;
  }
}
