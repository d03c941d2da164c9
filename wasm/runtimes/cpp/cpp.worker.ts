import { serveRuns } from '../serve-runs';
import { Compiler } from './compiled-program';
import { loadToolchain } from './load-toolchain';
import { runProgram } from './run-program';

serveRuns(async (earlier) => {
  const { toolchain, compiled, header } = await loadToolchain(earlier);
  const compiler = new Compiler(toolchain, header);
  let module: WebAssembly.Module | undefined;
  return {
    compiled,
    async prepare(request) {
      const result = await compiler.compile(request);
      if ('end' in result) return result;
      module = result.module;
      return undefined;
    },
    run(context) {
      if (!module) throw new Error('nothing was compiled');
      return runProgram(module, context);
    },
    /** Every run has its own instance. */
    reset: () => true,
  };
});
