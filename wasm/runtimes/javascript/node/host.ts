/** What the worker gives a program's world; the only ways out of it. */
export interface Host {
  write(fd: number, text: string): void;
  nowMs(): number;
  /** The whole of standard input, asked for once. */
  stdin(): string;
  /** Leaves the program at once; nothing of it runs any more. */
  exit(code: number): void;
  encodeUtf8(text: string): ArrayBuffer;
  decodeUtf8(bytes: ArrayBuffer): string;
  /** Whether a promise is settled, and with what. */
  promiseState(promise: Promise<unknown>): { state: 'pending' | 'fulfilled' | 'rejected'; value?: unknown };
  /** The parts of an address as JSON, or nothing for a text that is none. */
  parseUrl(text: string, base: string): string;
  /** A call of the browser's own `Intl`, arguments and result as JSON. */
  intl(call: string): string;
}

/** What the worker needs from that world while the program runs. */
export interface World {
  require(name: string): unknown;
  /** Names under which a built-in module's parts can be imported. */
  exportNames(name: string): string;
  /** Runs `process.nextTick` callbacks, which come before promises; gives their number. */
  drainTicks(): number;
  /** Runs what is due: 0 when something ran, the milliseconds until a timer is due, or -1 when nothing is left. */
  tick(): number;
  /** Called when nothing is left to do: runs the `beforeExit` and `exit` listeners; gives the exit code. */
  finish(): number;
  /** The report of an error nobody caught, as Node prints it; `offset`: columns put before the program's first line. */
  describeUncaught(error: unknown, source: string, offset: number): string;
  /** Gives an error that nobody caught to the program's own listeners; false when there are none. */
  handleUncaught(kind: 'uncaughtException' | 'unhandledRejection', error: unknown): boolean;
  flush(): void;
}
