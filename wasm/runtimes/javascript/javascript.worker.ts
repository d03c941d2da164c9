import type { ProgramEnd } from '../../protocol';
import { serveRuns } from '../serve-runs';
import { useUniversalTime } from '../universal-time';
import { compileEngine, newEngine } from './engine';
import { Program } from './program';

serveRuns(async () => {
  useUniversalTime();
  const compiled = await compileEngine();
  let engine = await newEngine(compiled);
  let program = new Program(engine);
  let isBroken = false;
  return {
    async run({ request, makeOutput }) {
      try {
        return await program.run(request, makeOutput);
      } catch (trap) {
        isBroken = true;
        return trapEnd(trap);
      }
    },
    /** The next program's world is made while the person reads this one's output. */
    async reset() {
      if (isBroken || !disposed(program)) engine = await newEngine(compiled);
      isBroken = false;
      program = new Program(engine);
      return true;
    },
  };
});

function disposed(program: Program): boolean {
  try {
    program.dispose();
    return true;
  } catch {
    // The engine checks that nothing is left; after an interruption something may be.
    return false;
  }
}

/** The engine itself fell over, most often because the worker's stack was too small for it. */
function trapEnd(trap: unknown): ProgramEnd {
  const message =
    trap instanceof RangeError
      ? 'Stack overflow: the browser gives a program less room than the judge.'
      : `The engine stopped: ${String(trap)}`;
  return { outcome: 'runtimeError', exitCode: 134, timeMs: 0, memoryBytes: null, message };
}
