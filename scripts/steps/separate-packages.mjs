import fs from 'node:fs';
import path from 'node:path';
import { SetupError, step } from './progress.mjs';
import { run } from './run.mjs';

const files = ['package.json', 'package-lock.json'];

/**
 * Installs packages that few people need below `.cache`, with their own lock file, so that `npm ci` stays short.
 * @param {string} root project folder
 * @param {string} wanted folder with package.json and package-lock.json, below `root`
 * @param {string} title what is installed, for the person who waits
 * @returns {Promise<string>} the folder it is installed in
 */
export async function ensureSeparatePackages(root, wanted, title) {
  const folder = path.join(root, '.cache', path.basename(wanted));
  const stamp = path.join(folder, 'installed');
  const lock = fs.readFileSync(path.join(root, wanted, 'package-lock.json'), 'utf8');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return folder;
  await step(`Installing ${title}`, async () => {
    fs.mkdirSync(folder, { recursive: true });
    for (const name of files) fs.copyFileSync(path.join(root, wanted, name), path.join(folder, name));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await run(npm, args, { cwd: folder });
    if (code !== 0) {
      throw new SetupError(
        `npm ci in ${folder} failed:\n${output.trim().split('\n').slice(-10).join('\n')}\nCheck the network and run the command again.`,
      );
    }
    fs.writeFileSync(stamp, lock);
  });
  return folder;
}
