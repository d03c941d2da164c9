import { type Advice, advice, type FailedRun } from '../advice';
import { findEndlessLoop, findRecursion } from './endless-loop';

/** A program that was stopped. */
export function adviseLimit(run: FailedRun): Advice {
  const loop = findEndlessLoop(run.code, run.language === 'PYTHON3');
  if (loop) {
    return loop.unchanged === null
      ? advice('endlessLoopWithoutExit', loop.line)
      : advice('endlessLoop', loop.line, loop.unchanged);
  }
  const recursion =
    run.outcome === 'memoryLimit' && run.language === 'CPP17' ? findRecursion(run.code) : null;
  if (recursion !== null) return advice('endlessRecursion', recursion);
  if (run.outcome === 'outputLimit') return advice('endlessOutput', null);
  return run.outcome === 'memoryLimit' ? advice('memoryGrows', null) : advice('tooSlow', null);
}
