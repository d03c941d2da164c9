import type { ProgramEnd } from '../../protocol';
import { serveRuns } from '../serve-runs';
import { useUniversalTime } from '../universal-time';
import { compileEngine, newEngine } from './engine';
import { findKeptScope, keepScope } from './kept-scope';
import { messages } from './messages';
import { Program } from './program';

/** The scope is saved for later workers, so the first program does not wait for that. */
const keepDelayMs = 1000;

serveRuns(async (handedOn) => {
  useUniversalTime();
  const keeping = findKeptScope();
  const compiled = handedOn?.engine ?? (await compileEngine());
  let kept = await keeping;
  /** A kept scope depends on engine internals: if it fails, set the scope up normally. */
  const newProgram = async () => {
    try {
      if (kept) return new Program(await newEngine(compiled), kept);
    } catch (error) {
      console.warn('JavaScript starts without the cached scope:', error);
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

/** The engine crashed, usually because the worker's stack was too small. */
function trapEnd(trap: unknown): ProgramEnd {
  const overflowed = trap instanceof RangeError;
  const message = overflowed ? messages.engineOverflow : messages.engineStopped(String(trap));
  return { outcome: 'runtimeError', exitCode: 134, timeMs: 0, memoryBytes: null, message, overflowed };
}
