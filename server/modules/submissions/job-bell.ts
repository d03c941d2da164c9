/** Wakes everybody who waits. Listening begins with the call of `next`: a ring between asking and waiting is not lost. */
export class JobBell {
  private readonly waiting = new Set<() => void>();

  ring(): void {
    for (const wake of [...this.waiting]) wake();
  }

  /** Resolves at the next ring after this call, or after a time. */
  next(afterMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, afterMs);
      this.waiting.add(wake);
    });
  }
}
