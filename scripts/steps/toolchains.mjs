import fs from 'node:fs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/** What the judge needs beyond Node, as Debian and Ubuntu name it. */
const toolchains = [
  { program: 'g++', for: 'C++17 and the sandbox', package: 'g++' },
  { program: 'javac', for: 'Java 8', package: 'openjdk-17-jdk-headless', or: 'default-jdk-headless' },
  { program: 'python3', for: 'Python 3', package: 'python3' },
];

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => fs.existsSync('/usr/bin/apt-get');

/** @param {string} program */
const onPath = async (program) => (await run('sh', ['-c', `command -v ${program}`])).code === 0;

/**
 * Installs Debian packages as root.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether it worked
 */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })).code ===
    0
  );
}

/** Whether this process may install Debian packages. */
export const mayInstall = () => isRoot() && hasApt();

/**
 * Installs the compilers and interpreters that the judge lacks, where that is possible without asking; says how otherwise.
 * A missing one never stops the product: its language is shown as unavailable and the others work.
 */
export async function ensureToolchains() {
  if (process.platform === 'win32') return;
  const missing = [];
  for (const tool of toolchains) if (!(await onPath(tool.program))) missing.push(tool);
  if (missing.length === 0) return;
  const names = missing.map((tool) => tool.for).join(', ');
  if (!mayInstall()) {
    const command = hasApt()
      ? `sudo apt-get install ${missing.map((tool) => tool.package).join(' ')}`
      : `install ${missing.map((tool) => tool.program).join(', ')} with your system's package manager`;
    console.log(`! Missing for the judge: ${names}. To have it: ${command}`);
    return;
  }
  await step(`Installing what the judge lacks: ${names}`, async () => {
    for (const tool of missing) {
      const done =
        (await aptInstall([tool.package])) || (tool.or !== undefined && (await aptInstall([tool.or])));
      if (!done) console.log(`! Could not install ${tool.package}; ${tool.for} will be unavailable.`);
    }
  });
}
