import type { EventLoop } from './event-loop';
import { EventEmitter } from './events';
import type { Host } from './host';
import type { Output } from './io/output';
import type { Stdin } from './io/stdin';
import { OutputFile } from './io/stdout';

/** Typical of a small program; the real values are unknown. */
const memory = { rss: 50e6, heapTotal: 30e6, heapUsed: 20e6, external: 1e6, arrayBuffers: 1e4 };

const version = 'v20.20.2';

export class Process extends EventEmitter {
  readonly stdin: Stdin;
  readonly stdout: OutputFile;
  readonly stderr: OutputFile;
  readonly version = version;
  readonly versions = { node: version.slice(1) };
  readonly platform = 'linux';
  readonly arch = 'x64';
  readonly pid = 1;
  readonly title = 'node';
  readonly release = { name: 'node' };
  argv = ['/usr/bin/node', '/main.js'];
  argv0 = 'node';
  execArgv: string[] = [];
  env: Record<string, string> = {};
  exitCode: number | string | undefined = undefined;
  readonly hrtime: ((since?: [number, number]) => [number, number]) & { bigint(): bigint };
  #host: Host;
  #loop: EventLoop;
  #output: Output;
  #isExiting = false;

  constructor(host: Host, loop: EventLoop, output: Output, stdin: Stdin) {
    super();
    this.#host = host;
    this.#loop = loop;
    this.#output = output;
    this.stdin = stdin;
    this.stdout = new OutputFile(1, output, loop);
    this.stderr = new OutputFile(2, output, loop);
    this.hrtime = Object.assign((since?: [number, number]) => timeParts(host.nowMs(), since), {
      bigint: () => BigInt(Math.round(host.nowMs() * 1e6)),
    });
  }

  nextTick(callback: (...values: unknown[]) => void, ...values: unknown[]): void {
    this.#loop.nextTick(() => callback(...values));
  }
  exit(code?: number | string): never {
    if (code !== undefined) this.exitCode = code;
    this.#announceExit();
    this.#output.flush();
    this.#host.exit(this.code);
    // The host interrupts the program here; no `catch` or `finally` of it runs.
    for (;;);
  }
  reallyExit(code?: number): never {
    return this.exit(code);
  }
  abort(): never {
    return this.exit(134);
  }
  kill(): never {
    return this.exit(143);
  }
  cwd(): string {
    return '/';
  }
  uptime(): number {
    return this.#host.nowMs() / 1000;
  }
  readonly memoryUsage = Object.assign(() => ({ ...memory }), { rss: () => memory.rss });
  cpuUsage(): { user: number; system: number } {
    return { user: Math.round(this.#host.nowMs() * 1000), system: 0 };
  }
  resourceUsage(): Record<string, number> {
    return { userCPUTime: this.cpuUsage().user, systemCPUTime: 0, maxRSS: memory.rss / 1024 };
  }
  emitWarning(warning: unknown): void {
    this.stderr.write(`(node) Warning: ${String(warning)}\n`);
  }

  get code(): number {
    return Number(this.exitCode ?? 0) & 0xff;
  }

  /** True when a listener has added work. */
  beforeExit(): boolean {
    return this.emit('beforeExit', this.code);
  }
  end(): number {
    this.#announceExit();
    return this.code;
  }

  #announceExit(): void {
    if (this.#isExiting) return;
    this.#isExiting = true;
    this.emit('exit', this.code);
  }
}

function timeParts(nowMs: number, since?: [number, number]): [number, number] {
  let seconds = Math.floor(nowMs / 1000);
  let nanoseconds = Math.round((nowMs % 1000) * 1e6);
  if (since) {
    seconds -= since[0];
    nanoseconds -= since[1];
    if (nanoseconds < 0) {
      seconds -= 1;
      nanoseconds += 1e9;
    }
  }
  return [seconds, nanoseconds];
}
