/** Clock reads cost more than the interpreter's steps between them. */
const pollsPerClockRead = 16;
/** Time to read the program's position after firing. */
const graceMs = 20;

/**
 * Polled in the interpreter's thread, without a second thread or shared memory. Fires until disarmed, for
 * programs that swallow the first interruption.
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

  expire(): void {
    if (this.#atMs === Number.POSITIVE_INFINITY) return;
    this.#atMs = Number.NEGATIVE_INFINITY;
    this.#polls = pollsPerClockRead - 1;
  }

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
