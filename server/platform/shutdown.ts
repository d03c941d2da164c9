import type { Logger } from 'pino';

/** After this time the process ends without waiting for the rest. */
const patienceMs = 10_000;

/** In reverse order of opening, then ends the process. */
export class Shutdown {
  private readonly log: Logger;
  private readonly stopping = new AbortController();
  private readonly closers: { what: string; close: () => Promise<unknown> }[] = [];
  private closing: Promise<void> | undefined;

  constructor(log: Logger) {
    this.log = log;
  }

  onClose(what: string, close: () => Promise<unknown>): void {
    this.closers.push({ what, close });
  }

  /** Broken connections are expected then. */
  isClosing(): boolean {
    return this.closing !== undefined;
  }

  /** Aborted as soon as the process should get no new work. It still answers for the drain time. */
  get draining(): AbortSignal {
    return this.stopping.signal;
  }

  /**
   * On SIGINT at once. On SIGTERM after `drainMs`, in which a proxy notices that `/ready` answers 503; a second signal
   * ends the wait.
   */
  listen(drainMs = 0): void {
    process.on('SIGINT', () => void this.exit(0));
    process.on('SIGTERM', () => {
      if (drainMs === 0 || this.stopping.signal.aborted) return void this.exit(0);
      this.stopping.abort();
      setTimeout(() => void this.exit(0), drainMs);
    });
    // A forked process ends when its parent disappears.
    if (process.send) process.once('disconnect', () => void this.exit(0));
  }

  async exit(code: number): Promise<void> {
    this.stopping.abort();
    setTimeout(() => process.exit(1), patienceMs).unref();
    this.closing ??= this.closeAll();
    await this.closing;
    process.exit(code);
  }

  private async closeAll(): Promise<void> {
    for (const { what, close } of this.closers.reverse()) {
      try {
        await close();
      } catch (error) {
        this.log.warn({ err: error }, `closing the ${what} failed`);
      }
    }
  }
}
