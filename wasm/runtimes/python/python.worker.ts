import type { ProgramEnd } from '../../protocol';
import { type RunContext, serveRuns } from '../serve-runs';
import { useUniversalTime } from '../universal-time';
import type { Tried } from './interpreter';
import { wasmName } from './load-from-image';
import { messages } from './messages';
import { type StartedPython, startPython } from './start-python';

/** Names with which a program could have changed state outside of a checkpoint. */
const reachesOut = /\b(?:_?pyodide\w*|_?ctypes|gc\.get_objects|meta_path)\b|\bimport\s+js\b/;
/** Idle time before loading the library. */
const libraryDelayMs = 300;

serveRuns(async (compiled, files = {}) => {
  useUniversalTime();
  const python = await startPython({ module: compiled?.[wasmName], files });
  let isRunning = false;
  setTimeout(() => {
    if (!isRunning) python.library?.bring().catch(() => {});
  }, libraryDelayMs);
  return {
    ...(python.module && { compiled: { [wasmName]: python.module } }),
    async run(context) {
      isRunning = true;
      try {
        return await runProgram(python, context);
      } finally {
        isRunning = false;
      }
    },
    reset: (request) => python.interpreter.reset() && !reachesOut.test(request.code),
  };
});

async function runProgram({ interpreter, library }: StartedPython, context: RunContext): Promise<ProgramEnd> {
  const { code } = context.request;
  if (library?.isNeededBy(code)) await library.bring().catch(() => {});
  const first = tryOnce(context, false);
  // Recursion through C functions: run again with pure Python versions, which need no native stack.
  if (first.trap?.kind === 'stackOverflow') return again(context, true);
  if (library && !library.isThere && first.end.outcome === 'runtimeError' && interpreter.reset()) {
    const isBrought = await library.bring().then(
      () => true,
      () => false,
    );
    if (isBrought) return again(context, false);
  }
  const lacksLibrary = first.end.outcome === 'runtimeError' && library?.isNeededBy(code);
  return lacksLibrary ? { ...first.end, message: messages.libraryMissing } : first.end;

  function again({ restarted }: RunContext, deep: boolean): ProgramEnd {
    interpreter.reset();
    restarted();
    return tryOnce(context, deep).end;
  }

  function tryOnce({ request, makeOutput }: RunContext, deep: boolean): Tried {
    const output = makeOutput(() => interpreter.expire());
    const tried = interpreter.run(request, output, deep);
    output.flush();
    return tried;
  }
}
