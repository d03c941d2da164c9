import fs from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/** @typedef {{ program: string, for: string, package: string, or?: string }} Tool */

/** What the judge needs beyond Node, as Debian and Ubuntu name it. @type {Tool[]} */
const toolchains = [
  { program: 'g++', for: 'C++17 and the sandbox', package: 'g++' },
  { program: 'javac', for: 'Java 8', package: 'openjdk-17-jdk-headless', or: 'default-jdk-headless' },
  { program: 'python3', for: 'Python 3', package: 'python3' },
];

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => fs.existsSync('/usr/bin/apt-get');

/** @param {string} program */
const onPath = async (program) => (await run('sh', ['-c', `command -v ${program}`])).code === 0;

/** Without a network apt would try each of its servers for minutes. */
const hurry = [
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
  '-o',
  'Acquire::Retries=1',
];

/**
 * Installs Debian packages as root.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether it worked
 */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq', ...hurry], { env });
  const options = ['-y', '-qq', '--no-install-recommends', ...hurry];
  return (await run('apt-get', ['install', ...options, ...packages], { env })).code === 0;
}

/** Whether this process may install Debian packages. */
export const mayInstall = () => isRoot() && hasApt();

/** A start that could not install something does not try again before this has passed. */
const triedAgainAfterMs = 24 * 3600 * 1000;

/** @param {string} note file whose age tells when it was last tried in vain */
const wasTriedLately = (note) =>
  fs.existsSync(note) && Date.now() - fs.statSync(note).mtimeMs < triedAgainAfterMs;

/** @param {Tool[]} missing */
function sayHow(missing) {
  const names = missing.map((tool) => tool.for).join(', ');
  const command = hasApt()
    ? `${isRoot() ? '' : 'sudo '}apt-get install ${missing.map((tool) => tool.package).join(' ')}`
    : `install ${missing.map((tool) => tool.program).join(', ')} with your system's package manager`;
  console.log(`! Missing for the judge: ${names}. To have it: ${command}`);
}

/** @param {Tool[]} tools @returns {Promise<Tool[]>} those that are not on this machine */
async function missingOf(tools) {
  const found = await Promise.all(tools.map((tool) => onPath(tool.program)));
  return tools.filter((_, index) => !found[index]);
}

/**
 * Installs the compilers and interpreters that the judge lacks, where that is possible without asking; says how otherwise.
 * A missing one never stops the product: its language is shown as unavailable and the others work.
 * @param {string} root project folder
 */
export async function ensureToolchains(root) {
  if (process.platform === 'win32') return;
  const missing = await missingOf(toolchains);
  if (missing.length === 0) return;
  const note = path.join(root, '.cache', 'toolchains-not-installed');
  if (!mayInstall() || wasTriedLately(note)) return sayHow(missing);
  await step(`Installing what the judge lacks: ${missing.map((tool) => tool.for).join(', ')}`, async () => {
    for (const tool of missing) {
      if (!(await aptInstall([tool.package])) && tool.or) await aptInstall([tool.or]);
    }
  });
  const still = await missingOf(missing);
  if (still.length === 0) return;
  fs.mkdirSync(path.dirname(note), { recursive: true });
  fs.writeFileSync(note, '');
  sayHow(still);
}
