import type { OutputStream, ProgramEnd, ProgramOutcome, RunRequest } from '../../protocol';
import { Deadline } from '../deadline';
import type { OutputLimiter } from '../output-limiter';
import { type Checkpoint, restoreCheckpoint, takeCheckpoint } from './checkpoint';
import { keepFileTree } from './file-tree';
import { libraryPath, type MemoryCeiling, type Streams } from './load-interpreter';
import type { RawModule } from './raw-module';
import { describeTrap, type Trap } from './trap';

const interruptSignal = 2;
/** Beyond this the memory of one big program would stay taken for all later ones: wasm memory never shrinks. */
const reusableBytesMax = 96 * 1024 * 1024;
const bytesPerMb = 1024 * 1024;

export interface Tried {
  end: ProgramEnd;
  trap: Trap | undefined;
}

/** One Python interpreter that runs any number of programs, each as if it were the first. */
export class Interpreter {
  #python: RawModule;
  #ceiling: MemoryCeiling;
  #deadline = new Deadline(() => performance.now());
  #checkpoint: Checkpoint;
  #commands: { plain: number; deep: number };
  #output: OutputLimiter | undefined;
  #report: Pick<ProgramEnd, 'outcome' | 'exitCode'> | undefined;

  private constructor(python: RawModule, ceiling: MemoryCeiling) {
    this.#python = python;
    this.#ceiling = ceiling;
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

  /** `load` starts the Python to be used. */
  static async start(
    load: (ceiling: MemoryCeiling, streams: Streams) => Promise<RawModule>,
  ): Promise<Interpreter> {
    const ceiling: MemoryCeiling = { bytes: Number.POSITIVE_INFINITY };
    let interpreter: Interpreter | undefined;
    const write = (stream: OutputStream) => (bytes: Uint8Array) => {
      interpreter?.receive(stream, bytes);
      return bytes.byteLength;
    };
    const python = await load(ceiling, { stdout: write('stdout'), stderr: write('stderr') });
    interpreter = new Interpreter(python, ceiling);
    return interpreter;
  }

  /** Puts the library where Python looks for it; between programs only. */
  addLibrary(content: Uint8Array): void {
    const { FS } = this.#python;
    FS.writeFile(libraryPath, content, { canOwn: true });
    this.#checkpoint.files = keepFileTree(FS);
  }

  /** Runs one program to its end. `deep`: see the harness's `recursion` module. */
  run(request: RunRequest, output: OutputLimiter, deep: boolean): Tried {
    const python = this.#python;
    this.#output = output;
    this.#report = undefined;
    this.#openInput(request);
    this.#ceiling.bytes = this.#checkpoint.breakAddress + request.memoryLimitMb * bytesPerMb;
    const startMs = performance.now();
    this.#deadline.arm(request.timeLimitMs);
    let trap: Trap | undefined;
    try {
      python._PyRun_SimpleString(deep ? this.#commands.deep : this.#commands.plain);
    } catch (thrown) {
      trap = describeTrap(thrown);
    }
    const timeMs = performance.now() - startMs;
    this.#deadline.disarm();
    this.#output = undefined;
    const memoryBytes = Math.max(python._sbrk(0) - this.#checkpoint.breakAddress, 0);
    return { end: { ...this.#ending(request, output, trap, memoryBytes), timeMs, memoryBytes }, trap };
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

  /** Takes what the program writes; what is written outside a run goes nowhere. */
  private receive(stream: OutputStream, bytes: Uint8Array): void {
    this.#output?.write(stream, bytes);
  }

  #ending(request: RunRequest, output: OutputLimiter, trap: Trap | undefined, memoryBytes: number) {
    const report = trap?.end ?? this.#report ?? { outcome: 'runtimeError' as const, exitCode: 1 };
    const ended = (outcome: ProgramOutcome) => ({ ...report, outcome });
    if (output.exceeded) return ended('outputLimit');
    if (memoryBytes > request.memoryLimitMb * bytesPerMb) return ended('memoryLimit');
    return this.#deadline.passed && report.outcome !== 'ok' ? ended('timeLimit') : report;
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
