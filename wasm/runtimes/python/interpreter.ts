import type { OutputStream, ProgramEnd, ProgramOutcome, RunRequest } from '../../protocol';
import { Deadline } from '../deadline';
import type { OutputLimiter } from '../output-limiter';
import { type Checkpoint, restoreCheckpoint, takeCheckpoint } from './checkpoint';
import { keepFileTree } from './file-tree';
import type { RawModule } from './raw-module';
import { closeInput, type Limits, libraryPath, openInput, type Started, type Streams } from './surroundings';
import { describeTrap, type Trap } from './trap';

/** Wasm memory never shrinks: above this, one big program would occupy the memory for all later ones. */
const reusableBytesMax = 96 * 1024 * 1024;
const bytesPerMb = 1024 * 1024;

export interface Tried {
  end: ProgramEnd;
  trap: Trap | undefined;
}

/** Runs any number of programs, each in a fresh state. */
export class Interpreter {
  #python: RawModule;
  #limits: Limits;
  #deadline: Deadline;
  #checkpoint: Checkpoint;
  #output: OutputLimiter | undefined;
  #report: Pick<ProgramEnd, 'outcome' | 'exitCode'> | undefined;

  private constructor({ python, heap }: Started, limits: Limits, deadline: Deadline) {
    this.#python = python;
    this.#limits = limits;
    this.#deadline = deadline;
    this.#openControlDevice();
    closeInput(python.FS);
    this.#checkpoint = takeCheckpoint(python, heap);
  }

  static async start(load: (limits: Limits, streams: Streams) => Promise<Started>): Promise<Interpreter> {
    const deadline = new Deadline(() => performance.now());
    const limits: Limits = { memoryBytes: Number.POSITIVE_INFINITY, poll: () => deadline.poll() };
    let interpreter: Interpreter | undefined;
    const write = (stream: OutputStream) => (bytes: Uint8Array) => interpreter?.receive(stream, bytes);
    const started = await load(limits, { stdout: write('stdout'), stderr: write('stderr') });
    interpreter = new Interpreter(started, limits, deadline);
    return interpreter;
  }

  /** Only between programs. */
  addLibrary(content: Uint8Array): void {
    const { FS } = this.#python;
    FS.writeFile(libraryPath, content, { canOwn: true });
    this.#checkpoint.files = keepFileTree(FS);
  }

  /** `deep`: see the harness's `recursion` module. */
  run(request: RunRequest, output: OutputLimiter, deep: boolean): Tried {
    const python = this.#python;
    this.#output = output;
    this.#report = undefined;
    python.FS.writeFile('/run/main.py', request.code);
    const inputBytes = openInput(python.FS, request.stdin);
    this.#limits.memoryBytes = this.#checkpoint.breakAddress + request.memoryLimitMb * bytesPerMb;
    const startMs = performance.now();
    this.#deadline.arm(request.timeLimitMs);
    let trap: Trap | undefined;
    try {
      this.#call(`run(${request.timeLimitMs / 1000}, ${inputBytes}, ${deep ? 'True' : 'False'})`);
    } catch (thrown) {
      trap = describeTrap(thrown);
    }
    const timeMs = performance.now() - startMs;
    this.#deadline.disarm();
    this.#output = undefined;
    const memoryBytes = Math.max(python._sbrk(0) - this.#checkpoint.breakAddress, 0);
    return { end: { ...this.#ending(request, output, trap, memoryBytes), timeMs, memoryBytes }, trap };
  }

  expire(): void {
    this.#deadline.expire();
  }

  /** False when a new worker is needed. */
  reset(): boolean {
    const whole = restoreCheckpoint(this.#python, this.#checkpoint);
    return whole && this.#python.HEAP8.byteLength <= reusableBytesMax;
  }

  /** Drops output outside of a run. */
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

  /** Calls a function of the harness; 0 on success. The next reset removes its text. */
  #call(call: string): number {
    const command = this.#python.stringToNewUTF8(`import codeferry.runner; codeferry.runner.${call}`);
    return this.#python._PyRun_SimpleString(command);
  }

  /** The harness writes here how the program ended, which also stops the clock. */
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
