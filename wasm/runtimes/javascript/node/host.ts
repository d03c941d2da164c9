/** A program's only way out of its scope. */
export interface Host {
  write(fd: number, text: string): void;
  nowMs(): number;
  stdin(): string;
  /** None of the program's code runs any more. */
  exit(code: number): void;
  encodeUtf8(text: string): ArrayBuffer;
  decodeUtf8(bytes: ArrayBuffer): string;
  promiseState(promise: Promise<unknown>): { state: 'pending' | 'fulfilled' | 'rejected'; value?: unknown };
  /** The parts of a URL as JSON, or '' for an invalid one. */
  parseUrl(text: string, base: string): string;
  /** A call of the browser's `Intl`, arguments and result as JSON. */
  intl(call: string): string;
}

/** Functions of that scope that the worker calls while the program runs. */
export interface World {
  require(name: string): unknown;
  exportNames(name: string): string;
  /** Runs `process.nextTick` callbacks, which come before promises; returns their number. */
  drainTicks(): number;
  /** Returns 0 when something ran, the milliseconds until the next timer, or -1 when nothing is left. */
  tick(): number;
  /** Runs the `beforeExit` and `exit` listeners; returns the exit code. */
  finish(): number;
  /** As Node prints it; `offset`: columns inserted before the program's first line. */
  describeUncaught(error: unknown, source: string, offset: number): string;
  /** False without listeners in the program. */
  handleUncaught(kind: 'uncaughtException' | 'unhandledRejection', error: unknown): boolean;
  flush(): void;
}
