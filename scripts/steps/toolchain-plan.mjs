/**
 * Plans the installation of missing compilers and interpreters. Pure: the machine's state in, a plan out.
 *
 * @typedef {'apt-get' | 'dnf' | 'apk' | 'pacman' | 'zypper' | 'brew'} Manager
 * @typedef {{ program: string, for: string, packages: Record<Manager, string[]>, or?: string[] }} Tool `or`:
 * packages for apt-get if the first choice does not exist
 * @typedef {{ managers: Manager[], isRoot: boolean, triedLately: boolean }} Machine `managers`: installed
 * ones, `triedLately`: an installation failed recently
 * @typedef {{ type: 'nothing' } | { type: 'install', tools: Tool[] } | { type: 'tell', text: string }} Plan
 */

/**
 * What the judge needs besides Node. C++ programs are linked statically, which is a separate package on some
 * systems. @type {Tool[]}
 */
export const toolchains = [
  {
    program: 'g++',
    for: 'C++17 and the sandbox',
    packages: {
      'apt-get': ['g++'],
      dnf: ['gcc-c++', 'glibc-static', 'libstdc++-static'],
      apk: ['g++'],
      pacman: ['gcc'],
      zypper: ['gcc-c++', 'glibc-devel-static'],
      brew: ['gcc'],
    },
  },
  {
    program: 'javac',
    for: 'Java 8',
    packages: {
      'apt-get': ['openjdk-17-jdk-headless'],
      dnf: ['java-17-openjdk-devel'],
      apk: ['openjdk17-jdk'],
      pacman: ['jdk17-openjdk'],
      zypper: ['java-17-openjdk-devel'],
      brew: ['openjdk@17'],
    },
    or: ['default-jdk-headless'],
  },
  {
    program: 'python3',
    for: 'Python 3',
    packages: {
      'apt-get': ['python3'],
      dnf: ['python3'],
      apk: ['python3'],
      pacman: ['python'],
      zypper: ['python3'],
      brew: ['python3'],
    },
  },
];

/** @type {Record<Manager, string>} */
const commands = {
  'apt-get': 'apt-get install -y',
  dnf: 'dnf install -y',
  apk: 'apk add',
  pacman: 'pacman -S --noconfirm',
  zypper: 'zypper install -y',
  brew: 'brew install',
};
export const managers = /** @type {Manager[]} */ (Object.keys(commands));

/**
 * Installs without asking only as root on Debian and Ubuntu, and not soon after a failure; all others are
 * told the command.
 * @param {Tool[]} missing
 * @param {Machine} machine
 * @returns {Plan}
 */
export function planToolchains(missing, machine) {
  if (missing.length === 0) return { type: 'nothing' };
  if (machine.isRoot && machine.managers.includes('apt-get') && !machine.triedLately)
    return { type: 'install', tools: missing };
  return { type: 'tell', text: howToInstall(missing, machine) };
}

/**
 * @param {Tool[]} missing
 * @param {Machine} machine
 */
function howToInstall(missing, { managers: [manager], isRoot }) {
  const names = missing.map((tool) => tool.for).join(', ');
  const programs = missing.map((tool) => tool.program).join(', ');
  if (manager === undefined)
    return `Missing for the judge: ${names}. To install: ${programs}, with your system's package manager`;
  // Homebrew refuses to run as root.
  const sudo = isRoot || manager === 'brew' ? '' : 'sudo ';
  const packages = missing.flatMap((tool) => tool.packages[manager]).join(' ');
  return `Missing for the judge: ${names}. To install, run: ${sudo}${commands[manager]} ${packages}`;
}
