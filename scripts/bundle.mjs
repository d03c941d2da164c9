/**
 * `npm run bundle`: one archive with everything that a computer without internet needs: Node, packages, build, database,
 * the runtimes of the browser, the sandbox and the content. It is for this computer's system. Unpack it, run `./start`.
 *
 *   node scripts/bundle.mjs [--out=FOLDER]   default: .cache/bundle
 */
import fs from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './steps/build-stamp.mjs';
import { runtimePackages } from './steps/bundle-packages.mjs';
import { readmeText, startScript } from './steps/bundle-start.mjs';
import { buildCppRuntime, hasCppRuntime } from './steps/cpp-runtime.mjs';
import { installPackages, requireNode } from './steps/install.mjs';
import { SetupError, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const out = process.argv.find((option) => option.startsWith('--out='))?.slice('--out='.length);
const system = `${process.platform}-${process.arch}`;
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const name = `codeferry-${version}-${system}`;

async function buildEverything() {
  requireNode();
  await installPackages(root);
  if (!isBuildFresh(root)) {
    const { build } = await import('./build.mjs');
    await build(root);
  }
  if (!hasCppRuntime(root)) await step('Building C++ for the browser', () => buildCppRuntime(root));
  if (!hasCppRuntime(root))
    throw new SetupError('C++ for the browser could not be built: see .cache/build-cpp.log.');
  await step('Building the sandbox', async () => {
    const builder = ['--import', 'tsx', 'server/judge/sandbox/build-helpers.ts'];
    const { code, output } = await run(process.execPath, builder, { cwd: root });
    if (code !== 0) throw new SetupError(`The sandbox could not be built:\n${output}`);
  });
}

/** @param {string} folder */
function copyEverything(folder) {
  const copy = (/** @type {string} */ place, keeps = (/** @type {string} */ _file) => true) =>
    fs.cpSync(path.join(root, place), path.join(folder, 'app', place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => keeps(source),
    });
  for (const place of [
    'package.json',
    'content',
    'dist/web',
    'server/judge/sandbox/native',
    'server/judge/sandbox/canary',
  ])
    copy(place);
  copy('dist/server', (file) => !file.endsWith('.map'));
  copy('.cache/judge/helper', (file) => !path.basename(file).startsWith('.'));
  for (const place of runtimePackages(root, system)) copy(place, (file) => !file.endsWith('.map'));
  // Not below the app: the sandbox hides that folder from users' programs, and they run with this Node.
  const node = path.join(folder, 'node/bin/node');
  fs.mkdirSync(path.dirname(node), { recursive: true });
  fs.copyFileSync(fs.realpathSync(process.execPath), node);
  fs.chmodSync(node, 0o755);
  fs.writeFileSync(path.join(folder, 'start'), startScript, { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'README.txt'), readmeText(version));
}

async function main() {
  if (process.platform === 'win32') throw new SetupError('The bundle needs Linux or macOS.');
  process.chdir(root);
  await buildEverything();
  const target = path.resolve(root, out ?? '.cache/bundle');
  const folder = path.join(target, name);
  const archive = path.join(target, `${name}.tar.gz`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  await step('Copying', async () => copyEverything(folder));
  await step('Packing', async () => {
    // The user who unpacks the archive owns the files.
    const owner = process.platform === 'linux' ? ['--owner=0', '--group=0', '--numeric-owner'] : [];
    const { code, output } = await run('tar', ['-czf', archive, ...owner, '-C', target, name]);
    if (code !== 0) throw new SetupError(`The archive could not be written:\n${output}`);
  });
  fs.rmSync(folder, { recursive: true });
  console.log(
    `${archive}: ${(fs.statSync(archive).size / 1_000_000).toFixed(0)} MB. Unpack it on the other computer and run ./start --lan`,
  );
}

main().catch((error) => {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  process.exit(1);
});
