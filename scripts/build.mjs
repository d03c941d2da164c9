/**
 * `npm run build`: builds the web app with its service worker and runtimes into dist/web, and the server into
 * dist/server. The stamp is written last, so that an interrupted build is repeated. `--best` compresses C++
 * for the browser better (a tenth smaller, minutes longer).
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildInputsHash, writeBuildStamp } from './steps/build-stamp.mjs';
import { packCommandLine } from './steps/command-line.mjs';
import { compressFolder } from './steps/compress.mjs';
import { buildCppRuntime } from './steps/cpp-runtime.mjs';
import { completeLicenses } from './steps/licenses.mjs';
import { SetupError, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

/**
 * Runs in its own process; its many messages go to a log.
 * @param {string} root
 */
async function buildWeb(root) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { code, output } = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
  fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
  fs.writeFileSync(path.join(root, '.cache', 'build-web.log'), output);
  if (code !== 0) throw new SetupError(`The web app could not be built:\n${output}`);
}

/** @param {string} root */
async function buildServer(root) {
  const { build: bundle } = await import('rolldown');
  await bundle({
    input: {
      main: path.join(root, 'server/main.ts'),
      judge: path.join(root, 'server/judge.ts'),
      // Worker threads, so each needs a file of its own.
      'compare-worker': path.join(root, 'server/judge/check/compare-worker.ts'),
      'similarity-worker': path.join(root, 'server/modules/similarity/similarity-worker.ts'),
      'statement-worker': path.join(root, 'server/modules/pages/statement-worker.ts'),
    },
    platform: 'node',
    // Packages stay in node_modules: some have native parts, and stack traces name the package.
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    logLevel: 'warn',
    output: {
      dir: path.join(root, 'dist/server'),
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
    },
  });
}

export async function build(/** @type {string} */ root) {
  const hash = buildInputsHash(root);
  fs.rmSync(path.join(root, 'dist', '.build-stamp'), { force: true });
  await step('Building the web app and its runtimes', () => buildWeb(root));
  completeLicenses(root);
  await step('Compressing files for browsers', (report) =>
    compressFolder(path.join(root, 'dist/web'), root, report),
  );
  await step('Building the command line', () =>
    packCommandLine(root, path.join(root, 'dist/web/codeferry.tgz')),
  );
  await step('Building the server', () => buildServer(root));
  writeBuildStamp(root, hash);
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..');
  await build(root);
  const quality = process.argv.includes('--best') ? { RUNTIME_BROTLI_QUALITY: '11' } : {};
  await step('Building C++ for the browser', () => buildCppRuntime(root, { ...process.env, ...quality }));
}
