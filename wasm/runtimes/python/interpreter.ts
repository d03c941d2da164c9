import type { ProgramEnd, ProgramOutcome, RunRequest } from '../../protocol';
import { Deadline } from '../deadline';
import type { OutputLimiter } from '../output-limiter';
import { type Checkpoint, restoreCheckpoint, takeCheckpoint } from './checkpoint';
import { loadInterpreter, type MemoryCeiling } from './load-interpreter';
import type { RawModule } from './raw-module';
import { describeTrap, type Trap } from './trap';

const interruptSignal = 2;
/** Beyond this the memory of one big program would stay taken for all later ones: wasm memory never shrinks. */
const reusableBytesMax = 96 * 1024 * 1024;

interface Report {
  outcome: ProgramOutcome;
  exitCode: number;
}

/** One Python interpreter that runs any number of programs, each as if it were the first. */
export class Interpreter {
  #python: RawModule;
  #ceiling: MemoryCeiling;
  #deadline: Deadline;
  #checkpoint: Checkpoint;
  #commands: { plain: number; deep: number };
  #output: OutputLimiter | undefined;
  #report: Report | undefined;

  private constructor(python: RawModule, ceiling: MemoryCeiling) {
    this.#python = python;
    this.#ceiling = ceiling;
    this.#deadline = new Deadline(() => performance.now());
    this.#watchSignals();
    this.#openControlDevice();
    const { FS } = python;
    if (FS.analyzePath('/dev/stdin').exists) FS.unlink('/dev/stdin');
    FS.symlink('/run/stdin', '/dev/stdin');
    FS.mkdirTree('/run');
    const install = python.stringToNewUTF8('import codeferry.runner; codeferry.runner.install()');
    if (python._PyRun_SimpleString(install) !== 0) throw new Error('Python did not start.');
    this.#commands = {
      plain: python.stringToNewUTF8('import codeferry.runner; codeferry.runner.run()'),
      deep: python.stringToNewUTF8('import codeferry.runner; codeferry.runner.run(deep=True)'),
    };
    this.#checkpoint = takeCheckpoint(python);
  }

  static async start(): Promise<Interpreter> {
    const ceiling: MemoryCeiling = { bytes: Number.POSITIVE_INFINITY };
    let interpreter: Interpreter | undefined;
    const write = (stream: 'stdout' | 'stderr') => (bytes: Uint8Array) => {
      interpreter?.receive(stream, bytes);
      return bytes.byteLength;
    };
    const python = await loadInterpreter(ceiling, { stdout: write('stdout'), stderr: write('stderr') });
    interpreter = new Interpreter(python, ceiling);
    return interpreter;
  }

  /** Runs one program to its end. `deep`: see the harness's `recursion` module. */
  run(
    request: RunRequest,
    output: OutputLimiter,
    deep: boolean,
  ): { end: ProgramEnd; trap: Trap | undefined } {
    const python = this.#python;
    this.#output = output;
    this.#report = undefined;
    this.#openInput(request);
    this.#ceiling.bytes = this.#checkpoint.breakAddress + request.memoryLimitMb * 1024 * 1024;
    const start = performance.now();
    this.#deadline.arm(request.timeLimitMs);
    let trap: Trap | undefined;
    try {
      python._PyRun_SimpleString(deep ? this.#commands.deep : this.#commands.plain);
    } catch (thrown) {
      trap = describeTrap(thrown);
    }
    const timeMs = performance.now() - start;
    this.#deadline.disarm();
    this.#output = undefined;
    const memoryBytes = Math.max(python._sbrk(0) - this.#checkpoint.breakAddress, 0);
    return { end: { ...this.#ending(request, output, trap, memoryBytes), timeMs, memoryBytes }, trap };
  }

  /** Takes what the program writes; what is written outside a run goes nowhere. */
  private receive(stream: 'stdout' | 'stderr', bytes: Uint8Array): void {
    this.#output?.write(stream, bytes);
  }

  /** Ends a run that an output limit has stopped before its time. */
  expire(): void {
    this.#deadline.expire();
  }

  /** Makes ready for the next program; false when a new worker must be made for it. */
  reset(): boolean {
    const whole = restoreCheckpoint(this.#python, this.#checkpoint);
    return whole && this.#python.HEAP8.byteLength <= reusableBytesMax;
  }

  #ending(request: RunRequest, output: OutputLimiter, trap: Trap | undefined, memoryBytes: number) {
    const report = trap ? trap.end : (this.#report ?? { outcome: 'runtimeError' as const, exitCode: 1 });
    if (output.exceeded) return { ...report, outcome: 'outputLimit' as const };
    if (memoryBytes > request.memoryLimitMb * 1024 * 1024)
      return { ...report, outcome: 'memoryLimit' as const };
    if (this.#deadline.passed && report.outcome !== 'ok') return { ...report, outcome: 'timeLimit' as const };
    return report;
  }

  #openInput(request: RunRequest): void {
    const { FS } = this.#python;
    FS.writeFile('/run/main.py', request.code);
    FS.writeFile('/run/stdin', request.stdin);
    FS.writeFile('/run/limit', String(request.timeLimitMs / 1000));
    if (FS.streams[0]) FS.closeStream(0);
    FS.open('/run/stdin', 'r');
  }

  /** The interpreter looks at item 0 of this object now and then; a signal number there interrupts it. */
  #watchSignals(): void {
    const deadline = this.#deadline;
    this.#python.HEAP8[this.#python._Py_EMSCRIPTEN_SIGNAL_HANDLING] = 1;
    this.#python.Py_EmscriptenSignalBuffer = {
      get 0() {
        return deadline.poll() ? interruptSignal : 0;
      },
      set 0(_seen: number) {},
    };
  }

  /** The harness says here how the program ended, which also stops the clock. */
  #openControlDevice(): void {
    const { FS } = this.#python;
    const device = FS.makedev(64, 0);
    FS.registerDevice(device, {
      write: (_stream, buffer, offset, length) => {
        const line = new TextDecoder().decode(buffer.slice(offset, offset + length));
        const [outcome, exitCode] = line.split(' ');
        this.#report ??= { outcome: outcome as ProgramOutcome, exitCode: Number(exitCode) };
        this.#deadline.disarm();
        return length;
      },
    });
    FS.mkdev('/dev/codeferry', 0o666, device);
  }
}
