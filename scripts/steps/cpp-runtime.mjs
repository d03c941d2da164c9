import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const entry = 'wasm/runtimes/cpp/build/main.ts';

/**
 * Adds C++ for the browser to the built app, in a low-priority process: half a minute of compression that
 * nothing waits for. Until then the app offers no C++. The result is cached, so a further build takes
 * seconds.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env] RUNTIME_BROTLI_QUALITY: 0 to 11
 * @returns {Promise<number>} its exit code
 */
export function buildCppRuntime(root, env = process.env) {
  fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
  const log = fs.openSync(path.join(root, '.cache', 'build-cpp.log'), 'w');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', entry, root], {
      cwd: root,
      env,
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
    child.unref();
  });
}

/** @param {string} root @returns {boolean} whether the built app has it already */
export function hasCppRuntime(root) {
  return fs.existsSync(path.join(root, 'dist/web/runtime-cpp.json'));
}
