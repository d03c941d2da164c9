import { Thrown, thrownByLibrary } from './thrown';

const success = 0;
const badDescriptor = 8;
const invalid = 28;
const notSupported = 58;
const seekOnPipe = 70;
const regularFile = 4;
const nanosecondsPerMs = 1e6;

export class Exited extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

export interface ProgramWorld {
  stdin: Uint8Array;
  write(stream: 'stdout' | 'stderr', bytes: Uint8Array): void;
  /** Called at each system call; throws when a limit is exceeded. */
  check(): void;
}

/**
 * Standard streams, clocks and random numbers, but no files. Standard output is not a terminal, so the C
 * library writes it in blocks.
 */
export function wasiImports(world: ProgramWorld, memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const view = () => new DataView(memory().buffer);
  const known = {
    ...streamCalls(world, memory, view),
    ...clockCalls(world, view),
    args_sizes_get: (count: number, bytes: number) => twoNumbers(view(), count, 1, bytes, 2),
    args_get(list: number, text: number) {
      view().setUint32(list, text, true);
      new Uint8Array(memory().buffer).set([0x61, 0], text);
      return success;
    },
    environ_sizes_get: (count: number, bytes: number) => twoNumbers(view(), count, 0, bytes, 0),
    environ_get: () => success,
    random_get(at: number, bytes: number) {
      // The browser limits each call to 64 KB.
      for (let done = 0; done < bytes; done += 65_536)
        crypto.getRandomValues(new Uint8Array(memory().buffer, at + done, Math.min(65_536, bytes - done)));
      return success;
    },
    proc_exit(code: number): never {
      throw new Exited(code);
    },
    sched_yield: () => success,
  };
  return {
    // Files, sockets and everything else are unsupported.
    wasi_snapshot_preview1: new Proxy(known, {
      get: (calls, name) => Reflect.get(calls, name) ?? (() => notSupported),
    }) as WebAssembly.ModuleImports,
    codeferry: {
      gave_up(why: number): never {
        throw thrownByLibrary(textAt(memory(), why));
      },
      thrown(type: number, what: number): never {
        throw new Thrown(textAt(memory(), type), what === 0 ? null : textAt(memory(), what));
      },
    },
  };
}

function streamCalls(world: ProgramWorld, memory: () => WebAssembly.Memory, view: () => DataView) {
  let readBytes = 0;
  return {
    fd_read(descriptor: number, vectors: number, count: number, result: number) {
      if (descriptor !== 0) return badDescriptor;
      world.check();
      let done = 0;
      for (const [at, bytes] of buffers(view(), vectors, count)) {
        const part = world.stdin.subarray(readBytes, readBytes + bytes);
        new Uint8Array(memory().buffer).set(part, at);
        readBytes += part.byteLength;
        done += part.byteLength;
      }
      view().setUint32(result, done, true);
      return success;
    },
    fd_write(descriptor: number, vectors: number, count: number, result: number) {
      if (descriptor !== 1 && descriptor !== 2) return badDescriptor;
      world.check();
      let done = 0;
      for (const [at, bytes] of buffers(view(), vectors, count)) {
        const part = new Uint8Array(memory().buffer, at, bytes);
        if (bytes > 0) world.write(descriptor === 1 ? 'stdout' : 'stderr', part);
        done += bytes;
      }
      view().setUint32(result, done, true);
      return success;
    },
    fd_fdstat_get(descriptor: number, at: number) {
      if (descriptor > 2) return badDescriptor;
      new Uint8Array(memory().buffer, at, 24).fill(0);
      view().setUint8(at, regularFile);
      view().setBigUint64(at + 8, 0xffff_ffffn, true);
      return success;
    },
    fd_fdstat_set_flags: () => success,
    fd_close: (descriptor: number) => (descriptor > 2 ? badDescriptor : success),
    fd_seek: (descriptor: number) => (descriptor > 2 ? badDescriptor : seekOnPipe),
    fd_prestat_get: () => badDescriptor,
    fd_prestat_dir_name: () => invalid,
  };
}

function clockCalls(world: ProgramWorld, view: () => DataView) {
  const startMs = performance.now();
  return {
    clock_time_get(clock: number, _precision: bigint, at: number) {
      world.check();
      const ms = clock === 0 ? Date.now() : performance.now() - startMs;
      view().setBigUint64(at, BigInt(Math.round(ms * nanosecondsPerMs)), true);
      return success;
    },
    clock_res_get(_clock: number, at: number) {
      view().setBigUint64(at, BigInt(nanosecondsPerMs), true);
      return success;
    },
    /** Programs without files only use it to sleep: blocks this thread. */
    poll_oneoff(subscriptions: number, events: number, count: number, result: number) {
      const untilMs = performance.now() + sleepMs(view(), subscriptions);
      while (performance.now() < untilMs) world.check();
      new Uint8Array(view().buffer, events, count * 32).fill(0);
      view().setBigUint64(events, view().getBigUint64(subscriptions, true), true);
      view().setUint32(result, 1, true);
      return success;
    },
  };
}

/** Of the first subscription, a clock; 0 for others. */
function sleepMs(view: DataView, subscription: number): number {
  const isClock = view.getUint8(subscription + 8) === 0;
  const isAbsolute = (view.getUint16(subscription + 40, true) & 1) === 1;
  if (!isClock || isAbsolute) return 0;
  return Number(view.getBigUint64(subscription + 24, true)) / nanosecondsPerMs;
}

function* buffers(view: DataView, vectors: number, count: number): Generator<[number, number]> {
  for (let at = 0; at < count; at += 1)
    yield [view.getUint32(vectors + at * 8, true), view.getUint32(vectors + at * 8 + 4, true)];
}

function twoNumbers(view: DataView, first: number, one: number, second: number, two: number): number {
  view.setUint32(first, one, true);
  view.setUint32(second, two, true);
  return success;
}

function textAt({ buffer }: WebAssembly.Memory, at: number): string {
  const bytes = new Uint8Array(buffer, at);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)).slice(0, 1000));
}
