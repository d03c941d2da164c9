import fs from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { managers, planToolchains, toolchains } from './toolchain-plan.mjs';

/** @typedef {import('./toolchain-plan.mjs').Tool} Tool */

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => fs.existsSync('/usr/bin/apt-get');

/** @param {string} program */
const onPath = async (program) => (await run('sh', ['-c', `command -v ${program}`])).code === 0;

/** Without a network apt would try each server for minutes. */
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

export const mayInstall = () => isRoot() && hasApt();

/** After a failed installation, starts do not try again for this long. */
const triedAgainAfterMs = 24 * 3600 * 1000;

/** @param {string} note file whose age is the time of the last failed attempt */
const wasTriedLately = (note) =>
  fs.existsSync(note) && Date.now() - fs.statSync(note).mtimeMs < triedAgainAfterMs;

/** @param {Tool[]} tools @returns {Promise<Tool[]>} those that are not on this machine */
async function missingOf(tools) {
  const found = await Promise.all(tools.map((tool) => onPath(tool.program)));
  return tools.filter((_, index) => !found[index]);
}

async function managersHere() {
  const here = await Promise.all(managers.map(onPath));
  return managers.filter((_, index) => here[index]);
}

/** @param {Tool[]} tools */
async function install(tools) {
  await step(`Installing for the judge: ${tools.map((tool) => tool.for).join(', ')}`, async () => {
    for (const tool of tools) {
      if (!(await aptInstall(tool.packages['apt-get'])) && tool.or) await aptInstall(tool.or);
    }
  });
}

/**
 * Installs the judge's missing compilers and interpreters where that is possible without asking; prints the
 * command otherwise. A missing one never stops the product: only its language is unavailable.
 * @param {string} root project folder
 * @param {{ installs?: boolean }} [options] `installs: false`: only prints the command, because a network
 * without internet cannot install
 */
export async function ensureToolchains(root, { installs = true } = {}) {
  if (process.platform === 'win32') return;
  const missing = await missingOf(toolchains);
  const note = path.join(root, '.cache', 'toolchains-not-installed');
  const triedLately = !installs || wasTriedLately(note);
  const machine = { managers: await managersHere(), isRoot: isRoot(), triedLately };
  const plan = planToolchains(missing, machine);
  if (plan.type === 'tell') console.log(`! ${plan.text}`);
  if (plan.type !== 'install') return;
  await install(plan.tools);
  const still = planToolchains(await missingOf(missing), { ...machine, triedLately: true });
  if (still.type !== 'tell') return;
  fs.mkdirSync(path.dirname(note), { recursive: true });
  fs.writeFileSync(note, '');
  console.log(`! Some packages could not be installed. Check the network. ${still.text}`);
}
