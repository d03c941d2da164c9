import { serveRuns } from '../serve-runs';
import { useUniversalTime } from '../universal-time';
import { Interpreter } from './interpreter';

/** Programs whose overflow of the native stack a plain-Python cache can cure. */
const usesCache = /\b(?:lru_cache|cache)\b/;
/** Names by which a program could have touched what a checkpoint does not hold. */
const reachesOut = /\b(?:_?pyodide\w*|gc\.get_objects|meta_path)\b|\bimport\s+js\b/;

serveRuns(async () => {
  useUniversalTime();
  const interpreter = await Interpreter.start();
  return {
    run({ request, makeOutput, restarted }) {
      const expire = () => interpreter.expire();
      const output = makeOutput(expire);
      const first = interpreter.run(request, output, false);
      if (first.trap?.kind === 'stackOverflow' && usesCache.test(request.code) && interpreter.reset()) {
        restarted();
        const deepOutput = makeOutput(expire);
        const second = interpreter.run(request, deepOutput, true);
        deepOutput.flush();
        return second.end;
      }
      output.flush();
      return first.end;
    },
    reset: (request) => interpreter.reset() && !reachesOut.test(request.code),
  };
});
