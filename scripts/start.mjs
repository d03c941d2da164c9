/**
 * `npm start`: installs, builds and starts Codeferry; a second start skips what is done already. `--help` lists the
 * options.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildFresh } from './steps/build-stamp.mjs';
import { buildCppRuntime, hasCppRuntime } from './steps/cpp-runtime.mjs';
import { installPackages, requireNode } from './steps/install.mjs';
import { SetupError } from './steps/progress.mjs';
import { ensureToolchains } from './steps/toolchains.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * npm runs scripts through a shell that does not pass signals on, so ending `npm start` would leave the
 * server running. We notice it when our parent process disappears.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

async function main() {
  requireNode();
  // Older versions of Node lack what it imports.
  const { readStartOptions, startUsage } = await import('./steps/start-options.mjs');
  const { help, lan, watch, isJudge } = readStartOptions(process.argv.slice(2));
  if (help) return console.log(startUsage);
  endWithNpm();
  process.chdir(root);
  await installPackages(root);
  if (lan) process.env.LAN = '1';
  await ensureToolchains(root, { installs: !lan });
  if (watch) {
    const { startDevelopment } = await import('./steps/development.mjs');
    await startDevelopment(root);
    return;
  }
  if (!isBuildFresh(root)) {
    const { build } = await import('./build.mjs');
    await build(root);
  }
  if (!isJudge && !hasCppRuntime(root)) void buildCppRuntime(root);
  const entry = isJudge ? 'judge.js' : 'main.js';
  await import(pathToFileURL(path.join(root, 'dist', 'server', entry)).href);
}

main().catch((error) => {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  process.exit(1);
});
