/** Wakes all waiters. `next` listens from its call on, so that no signal is lost. */
export class JobSignal {
  private readonly waiting = new Set<() => void>();

  notify(): void {
    for (const wake of [...this.waiting]) wake();
  }

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
