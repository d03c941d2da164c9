import type { ProgramMessage } from '../../../native-lane/frame-protocol';
import type { ProgramOptions } from '../../../native-lane/program-script';
import { OutputLimiter } from '../../output-limiter';
import { addNodeGlobals } from '../node/add-node-globals';
import type { Host, World } from '../node/host';
import { removeLaterFeatures } from '../node/later-features';
import { setDefaultLocale } from './default-locale';
import { keepNodeGlobals } from './node-globals';
import { showOwnFrames } from './stack-frames';
import { Turns } from './turns';
import { setUniversalDate } from './universal-date';
import { unrolled, unrolledKey } from './unrolled';

type Main = (
  this: unknown,
  exports: object,
  require: unknown,
  module: object,
  file: string,
  folder: string,
) => unknown;

const overflowText = /^Maximum call stack size exceeded|^too much recursion/;

/** Sets this worker up like Node for one program. */
export function start(main: Main, options: ProgramOptions): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const post = postMessage.bind(globalThis) as (message: ProgramMessage, transfer?: Transferable[]) => void;
  const encoder = new TextEncoder();
  const output = new OutputLimiter(
    options.outputLimitBytes,
    (stream, bytes) => post({ type: 'output', stream, bytes }, [bytes.buffer]),
    () => end('outputLimit', 1),
  );
  /** The frame ends the worker; until then the program must not run. */
  const end = (
    outcome: Extract<ProgramMessage, { type: 'ended' }>['outcome'],
    exitCode: number,
    overflowed = false,
  ) => {
    output.flush();
    turns.stop();
    post({ type: 'ended', outcome, exitCode, overflowed });
    for (;;);
  };
  const host = makeHost(
    options.stdin,
    (fd, text) => output.write(fd === 2 ? 'stderr' : 'stdout', encoder.encode(text)),
    (code) => end(code === 0 ? 'ok' : 'runtimeError', code),
  );
  const turns = new Turns({
    finished: (code) => end(code === 0 ? 'ok' : 'runtimeError', code),
    failed(error, kind) {
      if (isRefusal(error)) end('refused', 1);
      if (world.handleUncaught(kind, error)) return true;
      world.flush();
      output.write('stderr', encoder.encode(world.describeUncaught(error, options.source, 0)));
      const overflowed = error instanceof Error && overflowText.test(error.message);
      end('runtimeError', 1, overflowed);
      return false;
    },
  });
  const world = setUpWorker(scope, host, options);
  post({ type: 'started' });
  turns.start(world, () => runMain(world, main));
}

function runMain(world: World, main: Main): void {
  const module = { exports: {}, id: '.', filename: '/main.js', loaded: false, children: [], paths: [] };
  Object.assign(world.require, { main: module });
  main.call(module.exports, module.exports, world.require, module, '/main.js', '/');
}

function setUpWorker(scope: Record<string, unknown>, host: Host, place: ProgramOptions): World {
  showOwnFrames(place);
  removeLaterFeatures(scope);
  setUniversalDate(scope);
  setDefaultLocale();
  keepNodeGlobals(scope);
  Object.defineProperty(scope, unrolledKey, { value: unrolled });
  return addNodeGlobals(scope, host);
}

function makeHost(stdin: string, write: Host['write'], exit: Host['exit']): Host {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const { performance } = globalThis;
  const startMs = performance.now();
  return {
    write,
    exit,
    nowMs: () => performance.now() - startMs,
    stdin: () => stdin,
    encodeUtf8: (text) => encoder.encode(text).buffer,
    decodeUtf8: (bytes) => decoder.decode(bytes),
    // Scripts cannot inspect a promise; the bare engine's host can.
    promiseState: () => ({ state: 'pending' }),
    // The scope has its own classes for both.
    parseUrl: () => '',
    intl: () => '""',
  };
}

/** The policy forbids eval: for such programs the bare engine's result counts. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof EvalError &&
    /unsafe-eval|Content Security Policy|call to (eval|Function)/.test(error.message)
  );
}
