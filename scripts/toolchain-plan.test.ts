import { expect, test } from 'vitest';
import { managers, planToolchains, toolchains } from './steps/toolchain-plan.mjs';

const java = toolchains.filter(({ program }) => program === 'javac');
const debian = { managers: ['apt-get' as const], isRoot: true, triedLately: false };

test('does nothing when nothing is missing', () => {
  expect(planToolchains([], debian)).toEqual({ type: 'nothing' });
});

test('installs as root on Debian; after a failure prints the command, until a later attempt', () => {
  expect(planToolchains(java, debian)).toEqual({ type: 'install', tools: java });
  expect(planToolchains(java, { ...debian, triedLately: true })).toEqual({
    type: 'tell',
    text: 'Missing for the judge: Java 8. To install, run: apt-get install -y openjdk-17-jdk-headless',
  });
});

test.each([
  ['apt-get', 'sudo apt-get install -y g++ openjdk-17-jdk-headless python3'],
  ['dnf', 'sudo dnf install -y gcc-c++ glibc-static libstdc++-static java-17-openjdk-devel python3'],
  ['apk', 'sudo apk add g++ openjdk17-jdk python3'],
  ['pacman', 'sudo pacman -S --noconfirm gcc jdk17-openjdk python'],
  ['zypper', 'sudo zypper install -y gcc-c++ glibc-devel-static java-17-openjdk-devel python3'],
  ['brew', 'brew install gcc openjdk@17 python3'],
] as const)('prints one command for an ordinary user with %s', (manager, command) => {
  const plan = planToolchains(toolchains, { managers: [manager], isRoot: false, triedLately: false });
  const names = 'C++17 and the sandbox, Java 8, Python 3';
  expect(plan).toEqual({
    type: 'tell',
    text: `Missing for the judge: ${names}. To install, run: ${command}`,
  });
});

test('prints the command for root elsewhere: installs nothing on untested systems', () => {
  const plan = planToolchains(java, { managers: ['apk'], isRoot: true, triedLately: false });
  expect(plan).toEqual({
    type: 'tell',
    text: 'Missing for the judge: Java 8. To install, run: apk add openjdk17-jdk',
  });
});

test('names the programs if the package manager is unknown', () => {
  const plan = planToolchains(toolchains, { managers: [], isRoot: false, triedLately: false });
  expect(plan).toMatchObject({ text: expect.stringContaining('install: g++, javac, python3, with your') });
});

test('every tool has a package for every manager', () => {
  for (const { packages } of toolchains) expect(Object.keys(packages)).toEqual(managers);
});
