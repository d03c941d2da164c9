import type {
  CompiledModules,
  OutputStream,
  PageMessage,
  ProgramEnd,
  ReadFiles,
  RunRequest,
  WorkerMessage,
} from '../protocol';
import { closeScope } from './close-scope';
import { OutputLimiter } from './output-limiter';

export interface RunContext {
  request: RunRequest;
  /** Output of one attempt; calls `onExceeded` once. */
  makeOutput(onExceeded: () => void): OutputLimiter;
  restarted(): void;
}

export interface NoRun {
  end: ProgramEnd;
  /** Compiler messages, shown to the learner as standard error. */
  log?: string;
}

export interface Runtime {
  compiled?: CompiledModules;
  /** Work before the program's own time, like compiling; returns a result if there will be no run. */
  prepare?(request: RunRequest): Promise<NoRun | undefined>;
  run(context: RunContext): ProgramEnd | Promise<ProgramEnd>;
  /** Called after the result was sent. False when this worker must be replaced. */
  reset(request: RunRequest): boolean | Promise<boolean>;
}

const post = globalThis.postMessage.bind(globalThis) as (
  message: WorkerMessage,
  transfer?: Transferable[],
) => void;

/** The worker's side of `protocol.ts`, the same for every runtime. */
export function serveRuns(start: (compiled?: CompiledModules, files?: ReadFiles) => Promise<Runtime>): void {
  let runtime: Runtime | undefined;
  globalThis.onmessage = async ({ data }: MessageEvent<PageMessage>) => {
    try {
      if (data.type === 'boot') {
        runtime = await start(data.compiled, data.files);
        closeScope(globalThis);
        post({ type: 'ready', compiled: runtime.compiled });
      } else if (runtime) {
        await runOne(runtime, data.id, data.request);
      }
    } catch (error) {
      post({ type: 'fatal', message: error instanceof Error ? error.message : String(error) });
    }
  };
}

async function runOne(runtime: Runtime, id: number, request: RunRequest): Promise<void> {
  const send = (stream: OutputStream, bytes: Uint8Array<ArrayBuffer>) =>
    post({ type: 'output', id, stream, bytes }, [bytes.buffer]);
  const unready = await runtime.prepare?.(request);
  if (unready) {
    const { end, log } = unready;
    if (log) send('stderr', new TextEncoder().encode(log));
    post({ type: 'done', id, end });
    post({ type: 'idle' });
    return;
  }
  post({ type: 'started', id });
  const end = await runtime.run({
    request,
    makeOutput: (onExceeded) => new OutputLimiter(request.outputLimitBytes, send, onExceeded),
    restarted: () => post({ type: 'restarted', id }),
  });
  post({ type: 'done', id, end });
  post({ type: (await runtime.reset(request)) ? 'idle' : 'spent' });
}
