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
 * Whether node_modules holds what the lock file says, by npm's own record of what it installed. Optional packages may be absent:
 * they are other systems' binaries.
 * @param {string} root project folder
 */
function isInstalled(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!fs.existsSync(record)) return false;
  const read = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  const installed = read(record);
  return Object.entries(read(path.join(root, 'package-lock.json'))).every(
    ([place, wanted]) => place === '' || wanted.optional || installed[place]?.version === wanted.version,
  );
}

/**
 * npm empties the folder that a link leads to before it makes one of its own: whoever else uses that folder would stand there without.
 * @param {string} modules where packages are
 */
function refuseLink(modules) {
  if (!fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new SetupError(
    `The packages are not those of package-lock.json, and ${modules} is a link to ${fs.readlinkSync(modules)}, which installing would empty. Run \`npm ci\` where it leads to, or remove the link, and run the command again.`,
  );
}

/**
 * Installs the locked packages unless exactly these are there, so that a pulled change installs and an unchanged tree costs a few
 * milliseconds.
 * @param {string} root project folder
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  refuseLink(path.join(root, 'node_modules'));
  await step('Installing packages (once, about a minute)', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    // Building is part of starting, also where NODE_ENV says production.
    const { code, output } = await run(
      npm,
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
      },
    );
    if (code !== 0) {
      throw new SetupError(
        `npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}\nCheck the network and run the command again.`,
      );
    }
  });
}
