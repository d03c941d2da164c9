import type { Logger } from 'pino';

/** After this time the process ends without waiting for the rest. */
const patienceMs = 10_000;

/** In reverse order of opening, then ends the process. */
export class Shutdown {
  private readonly log: Logger;
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

  /** On SIGINT and SIGTERM. */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => void this.exit(0));
    }
    // A forked process ends when its parent disappears.
    if (process.send) process.once('disconnect', () => void this.exit(0));
  }

  async exit(code: number): Promise<void> {
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
