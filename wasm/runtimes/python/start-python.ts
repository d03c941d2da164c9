import type { RunRequest } from '../../protocol';
import { OutputLimiter } from '../output-limiter';
import { Interpreter } from './interpreter';
import { Library } from './library';
import { type Given, type ImageStart, loadFromImage } from './load-from-image';
import { loadFromLibrary } from './load-from-library';

export interface StartedPython {
  interpreter: Interpreter;
  library: Library | undefined;
  module: WebAssembly.Module | undefined;
}

/** Starts Python from the image, and normally if that fails: the image depends on Pyodide internals. */
export async function startPython(given: Given): Promise<StartedPython> {
  try {
    let started: ImageStart | undefined;
    const interpreter = await Interpreter.start(async (limits, streams) => {
      started = await loadFromImage(limits, streams, given);
      return started;
    });
    checkItself(interpreter);
    return {
      interpreter,
      library: new Library(interpreter, started?.heap.meta.modules ?? []),
      module: started?.module,
    };
  } catch (error) {
    console.warn('Python starts without its memory image:', error);
    const interpreter = await Interpreter.start(loadFromLibrary);
    return { interpreter, library: undefined, module: undefined };
  }
}

const trial: RunRequest = {
  language: 'PYTHON3',
  code: 'import heapq, json\nprint(json.dumps(heapq.nsmallest(2, map(int, input().split()))))',
  stdin: '30 10 20\n',
  timeLimitMs: 5000,
  memoryLimitMb: 64,
  outputLimitBytes: 1000,
};

/** Runs a program twice, because the second run tests the memory restore. */
function checkItself(interpreter: Interpreter): void {
  for (let round = 0; round < 2; round += 1) {
    let written = '';
    const output = new OutputLimiter(
      trial.outputLimitBytes,
      (_stream, bytes) => {
        written += new TextDecoder().decode(bytes);
      },
      () => {},
    );
    const { end } = interpreter.run(trial, output, false);
    output.flush();
    if (end.outcome !== 'ok' || written !== '[10, 20]\n' || !interpreter.reset()) {
      throw new Error(`self-test ${round}: ${end.outcome} ${written}`);
    }
  }
}
