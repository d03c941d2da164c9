/** Creates a worker for each program, and limits its time and output. */
import type { FrameReply, FrameRequest, FrameRun, NativeEnd, ProgramMessage } from './frame-protocol';

interface Active {
  run: FrameRun;
  worker: Worker;
  /** Revoke it to free the memory. */
  url: string;
  startedAtMs: number;
  outputBytes: number;
  timer: ReturnType<typeof setTimeout>;
}

const outcomes: readonly string[] = [
  'ok',
  'runtimeError',
  'timeLimit',
  'memoryLimit',
  'outputLimit',
  'compileError',
  'refused',
] satisfies NativeEnd['outcome'][];

function serve(port: MessagePort): void {
  let active: Active | undefined;
  const reply = (message: FrameReply, transfer: Transferable[] = []) => port.postMessage(message, transfer);

  const end = (
    current: Active,
    outcome: NativeEnd['outcome'],
    exitCode: number | null,
    overflowed = false,
  ) => {
    if (active !== current) return;
    active = undefined;
    clearTimeout(current.timer);
    current.worker.terminate();
    URL.revokeObjectURL(current.url);
    const timeMs = performance.now() - current.startedAtMs;
    reply({ type: 'ended', id: current.run.id, end: { outcome, exitCode, timeMs, overflowed } });
  };

  const startClock = (current: Active) => {
    clearTimeout(current.timer);
    current.startedAtMs = performance.now();
    current.timer = setTimeout(() => end(current, 'timeLimit', 124), current.run.timeLimitMs);
  };

  const takeOutput = (current: Active, { stream, bytes }: Extract<ProgramMessage, { type: 'output' }>) => {
    if (!(bytes instanceof Uint8Array) || (stream !== 'stdout' && stream !== 'stderr')) return;
    const room = current.run.outputLimitBytes - current.outputBytes;
    current.outputBytes += bytes.byteLength;
    const taken = bytes.slice(0, Math.max(room, 0));
    reply({ type: 'output', id: current.run.id, stream, bytes: taken }, [taken.buffer]);
    if (bytes.byteLength > room) end(current, 'outputLimit', 1);
  };

  const receive = (current: Active, message: ProgramMessage) => {
    if (active !== current) return;
    if (message.type === 'output') {
      takeOutput(current, message);
    } else if (message.type === 'started') {
      startClock(current);
      URL.revokeObjectURL(current.url);
      reply({ type: 'started', id: current.run.id });
    } else if (message.type === 'ended' && outcomes.includes(message.outcome)) {
      end(current, message.outcome, Number(message.exitCode), message.overflowed === true);
    }
  };

  const begin = (run: FrameRun) => {
    const url = URL.createObjectURL(new Blob([run.script], { type: 'text/javascript' }));
    const worker = new Worker(url);
    const current: Active = {
      run,
      worker,
      url,
      startedAtMs: performance.now(),
      outputBytes: 0,
      timer: setTimeout(() => end(current, 'timeLimit', 124), run.timeLimitMs),
    };
    active = current;
    worker.onmessage = ({ data }: MessageEvent<ProgramMessage>) => receive(current, data);
    // A syntax error: the event's own position would confuse the user.
    worker.onerror = (event) => {
      event.preventDefault();
      end(current, 'refused', null);
    };
  };

  port.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    if (active) end(active, 'refused', null);
    if (data.type === 'run') begin(data.run);
  };
}

// No policy covers WebRTC's network access. Only this script runs here, and workers lack WebRTC.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Object.defineProperty(globalThis, name, { value: undefined, writable: false, configurable: false });
}

let isTaken = false;
addEventListener('message', ({ source, ports: [port] }) => {
  if (isTaken || source !== parent || !port) return;
  isTaken = true;
  serve(port);
});
