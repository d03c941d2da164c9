import type { ProgramEnd, RunRequest } from '../../protocol';
import type { RunContext } from '../serve-runs';
import { unsupported } from './judge-only';
import { messages } from './messages';
import { catchesExceptions, mentionsThreads } from './scan-source';
import { StreamBuffer } from './stream-buffer';
import { Thrown, terminateText } from './thrown';
import { stackBytes } from './toolchain-args';
import { Exited, wasiImports } from './wasi';

class OverLimit extends Error {}

const aborted = 134;
const divisionByZero = 136;
const segmentationFault = 139;

/** Runs until the end or a limit; the page ends a program that makes no system call. */
export function runProgram(module: WebAssembly.Module, { request, makeOutput }: RunContext): ProgramEnd {
  const program = new Program(request, makeOutput);
  const instance = new WebAssembly.Instance(module, program.imports);
  program.memory = instance.exports.memory as WebAssembly.Memory;
  return program.run(instance.exports._start as () => void);
}

class Program {
  memory: WebAssembly.Memory | undefined;
  readonly imports: WebAssembly.Imports;
  #request: RunRequest;
  #output: StreamBuffer;
  #startMs = 0;
  #over: 'outputLimit' | 'timeLimit' | undefined;

  constructor(request: RunRequest, makeOutput: RunContext['makeOutput']) {
    this.#request = request;
    this.#output = new StreamBuffer(
      makeOutput(() => {
        this.#over = 'outputLimit';
      }),
    );
    this.imports = wasiImports(
      {
        stdin: new TextEncoder().encode(request.stdin),
        write: (stream, bytes) => this.#output.write(stream, bytes),
        check: () => this.#check(),
      },
      () => this.memory as WebAssembly.Memory,
    );
  }

  run(start: () => void): ProgramEnd {
    this.#startMs = performance.now();
    let end: Partial<ProgramEnd> = { outcome: 'ok', exitCode: 0 };
    try {
      start();
    } catch (error) {
      end = this.#endOf(error);
    }
    const timeMs = performance.now() - this.#startMs;
    this.#output.flush();
    if (this.#over) end = { outcome: this.#over, exitCode: null };
    const memoryBytes = Math.max(0, (this.memory?.buffer.byteLength ?? 0) - stackBytes);
    return { outcome: 'ok', exitCode: null, ...end, timeMs, memoryBytes };
  }

  #check(): void {
    if (performance.now() - this.#startMs > this.#request.timeLimitMs) this.#over ??= 'timeLimit';
    if (this.#over) throw new OverLimit();
  }

  #endOf(error: unknown): Partial<ProgramEnd> {
    if (error instanceof Exited)
      return { outcome: error.code === 0 ? 'ok' : 'runtimeError', exitCode: error.code };
    if (error instanceof OverLimit) return {};
    if (error instanceof Thrown) return this.#thrownEnd(error);
    if (error instanceof RangeError) {
      const message = messages.stackOverflow;
      return { outcome: 'runtimeError', exitCode: segmentationFault, message };
    }
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    return this.#trapEnd(error.message);
  }

  /** Exceptions cannot be caught here. Without `catch`, the judge behaves the same. */
  #thrownEnd(thrown: Thrown): Partial<ProgramEnd> {
    if (catchesExceptions(this.#request.code)) return unsupported(messages.catchesException);
    // The library has std::thread, but starting one fails.
    if (thrown.type === 'St12system_error' && mentionsThreads(this.#request.code))
      return unsupported(messages.uses(messages.threads));
    if (thrown.type === 'St9bad_alloc') return { outcome: 'memoryLimit', exitCode: null };
    this.#output.write('stderr', new TextEncoder().encode(terminateText(thrown)));
    return { outcome: 'runtimeError', exitCode: aborted };
  }

  #trapEnd(reason: string): Partial<ProgramEnd> {
    if (/divi|integer overflow|remainder/i.test(reason)) {
      return { outcome: 'runtimeError', exitCode: divisionByZero, message: messages.divisionByZero };
    }
    if (!/unreachable/i.test(reason)) {
      const message = messages.segmentationFault;
      return { outcome: 'runtimeError', exitCode: segmentationFault, message };
    }
    return { outcome: 'runtimeError', exitCode: aborted };
  }
}
