import fs from 'node:fs';
import path from 'node:path';
import { SetupError, step } from './progress.mjs';
import { run } from './run.mjs';

const files = ['package.json', 'package-lock.json'];

/**
 * Installs Firebase's Auth emulator, separately because only tests use its 220 MB, with its own lock file.
 * @param {string} root project folder
 * @returns {Promise<string>} the folder it is installed in
 */
export async function ensureFirebaseEmulator(root) {
  const wanted = path.join(root, 'tests', 'firebase-emulator');
  const folder = path.join(root, '.cache', 'firebase-emulator');
  const stamp = path.join(folder, 'installed');
  const lock = fs.readFileSync(path.join(wanted, 'package-lock.json'), 'utf8');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return folder;
  await step('Installing the Firebase Auth emulator for the tests (once, 220 MB)', async () => {
    fs.mkdirSync(folder, { recursive: true });
    for (const name of files) fs.copyFileSync(path.join(wanted, name), path.join(folder, name));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await run(npm, args, { cwd: folder });
    if (code !== 0) {
      throw new SetupError(
        `The Firebase Auth emulator could not be installed:\n${output.trim().split('\n').slice(-10).join('\n')}\nCheck the network and run the command again.`,
      );
    }
    fs.writeFileSync(stamp, lock);
  });
  return folder;
}
