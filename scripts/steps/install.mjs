import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SetupError, step } from './progress.mjs';
import { run } from './run.mjs';

const oldestNode = [20, 19];

/** Stops with a clear message when this Node is older than what the packages need. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new SetupError(
    `Codeferry needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}

/**
 * Installs the locked packages unless exactly these are there. The stamp inside node_modules holds the hash of the lock
 * file it was made from, so that a pulled change installs and an unchanged tree costs a millisecond.
 * @param {string} root project folder
 */
export async function installPackages(root) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.versions.modules).digest('hex');
  const stamp = path.join(root, 'node_modules', '.codeferry-lock');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing packages (once, about a minute)', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { code, output } = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
    });
    if (code !== 0) {
      throw new SetupError(
        `npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}\nCheck the network and run the command again.`,
      );
    }
  });
  fs.writeFileSync(stamp, wanted);
}
