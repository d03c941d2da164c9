import type { ProgramEnd } from '../../protocol';
import { serveRuns } from '../serve-runs';
import { useUniversalTime } from '../universal-time';
import { compileEngine, newEngine } from './engine';
import { findKeptScope, keepScope } from './kept-scope';
import { Program } from './program';

/** After the first program, which need not wait for it. */
const keepDelayMs = 1000;

serveRuns(async (handedOn) => {
  useUniversalTime();
  const keeping = findKeptScope();
  // A worker that takes the place of a killed one need not read and compile the engine again.
  const compiled = handedOn?.engine ?? (await compileEngine());
  let kept = await keeping;
  /** A kept scope rests on the inside of the engine: where it does not work, the scope is made in the plain way. */
  const newProgram = async () => {
    try {
      if (kept) return new Program(await newEngine(compiled), kept);
    } catch (error) {
      console.warn('JavaScript starts the slow way:', error);
      kept = undefined;
    }
    return new Program(await newEngine(compiled));
  };
  let program = await newProgram();
  if (!kept) setTimeout(() => void keepScope(program.asKept), keepDelayMs);
  let isBroken = false;
  return {
    compiled: { engine: compiled },
    async run({ request, makeOutput }) {
      try {
        return await program.run(request, makeOutput);
      } catch (trap) {
        isBroken = true;
        return trapEnd(trap);
      }
    },
    async reset() {
      if (isBroken || !program.restore()) program = await newProgram();
      isBroken = false;
      return true;
    },
  };
});

/** The engine itself fell over, most often because the worker's stack was too small for it. */
function trapEnd(trap: unknown): ProgramEnd {
  const overflowed = trap instanceof RangeError;
  const message = overflowed
    ? 'Stack overflow: the browser gives a program less room than the judge.'
    : `The engine stopped: ${String(trap)}`;
  return { outcome: 'runtimeError', exitCode: 134, timeMs: 0, memoryBytes: null, message, overflowed };
}
