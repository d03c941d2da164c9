import fs from 'node:fs';
import path from 'node:path';
import { SetupError, step } from './progress.mjs';
import { run } from './run.mjs';

const oldestNode = [20, 19];

/** Exits with a message if this Node is too old for the packages. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new SetupError(
    `Codeferry needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}

/**
 * Whether node_modules matches the lock file, by npm's own record. Optional packages may be missing: they are
 * binaries for other systems.
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
 * npm would empty the folder behind a link, and other checkouts may use it.
 * @param {string} modules where packages are
 */
function refuseLink(modules) {
  if (!fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new SetupError(
    `The installed packages differ from package-lock.json, and ${modules} is a link to ${fs.readlinkSync(modules)}, whose content the installation would delete. Run \`npm ci\` in the linked project, or remove the link, and run the command again.`,
  );
}

/**
 * Installs the locked packages unless exactly these are installed; otherwise it costs only a few
 * milliseconds.
 * @param {string} root project folder
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  refuseLink(path.join(root, 'node_modules'));
  await step('Installing packages (once, about a minute)', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    // The build needs development packages too, even if NODE_ENV is production.
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
