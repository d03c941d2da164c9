import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ask, findPrograms, resolve } from './find-program';
import { mainClass, publicClass } from './java-source';
import {
  baseEnvironment,
  helloText,
  type LanguageDefinition,
  megabytes,
  systemLibraries,
  type Toolchain,
  toMegabytes,
} from './language';
import { runInBackground } from './run-in-background';

/** Debian links a JDK's settings to /etc. */
async function settingsOutside(home: string): Promise<string[]> {
  const files = ['lib/jvm.cfg', 'conf/security/java.security', 'lib/security/java.security'];
  const found = await Promise.all(files.map((file) => resolve(join(home, file))));
  const folders = found.map((path) => /^\/etc\/[^/]+/.exec(path ?? '')?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** A JDK's folder, from its launcher or, if that is a shim, from the JVM. */
async function homeOf(launcher: string): Promise<string | null> {
  const real = await resolve(launcher);
  const home = real && dirname(dirname(real));
  if (!home || (await versionOf(home))) return home;
  const properties = await ask(launcher, ['-J-XshowSettings:properties', '-version'], 'stderr');
  const told = /^\s*java\.home = (.+)$/m.exec(properties ?? '')?.[1];
  // Before version 9 the JVM is in a subfolder.
  return told ? told.replace(/\/jre$/, '') : null;
}

/** Asking the JVM itself takes 0.1 s. */
async function versionOf(home: string): Promise<string | undefined> {
  const release = await readFile(join(home, 'release'), 'utf8').catch(() => '');
  return /^JAVA_VERSION="([^"]+)"/m.exec(release)?.[1];
}

async function find(): Promise<Toolchain | null> {
  const { JAVA_HOME } = process.env;
  const launchers = await findPrograms('javac');
  for (const launcher of [...launchers, ...(JAVA_HOME ? [join(JAVA_HOME, 'bin/javac')] : [])]) {
    const home = await homeOf(launcher);
    const version = home && (await versionOf(home));
    const [javac, java] = home
      ? await Promise.all(['javac', 'java'].map((n) => resolve(join(home, 'bin', n))))
      : [];
    if (!home || !version || !javac || !java) continue;
    const mounts = [...systemLibraries, home, ...(await settingsOutside(home))];
    return { version: `JDK ${version}`, programs: { javac, java }, runMounts: mounts, compileMounts: mounts };
  }
  return null;
}

/** JDK 8 has no --release. */
function languageLevel(version: string): string[] {
  return version.startsWith('JDK 1.8') ? [] : ['--release', '8'];
}

// For one short run, the optimising compiler and a parallel collector cost more than they save (0.8 → 0.5 s
// CPU).
const javacMachine = [
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:-UsePerfData',
  '-Xmx512m',
  '-Xss16m',
];
const compilerFlags = ['-proc:none', '-nowarn', '-Xlint:none', '-Xmaxerrs', '20', '-encoding', 'UTF-8'];
const forMachine = (flags: readonly string[]) => flags.map((flag) => `-J${flag}`);

const archiveName = 'javac.jsa';

function compileArguments(version: string): string[] {
  return [...forMachine(javacMachine), ...languageLevel(version), ...compilerFlags];
}

/** Class data of javac, 11 MB: saves another 0.2 s CPU per compilation. */
async function archiveClasses(
  { programs, version }: Toolchain,
  directory: string,
  signal: AbortSignal,
): Promise<void> {
  const source = join(directory, 'Main.java');
  await writeFile(source, helloWorld);
  const dump = `-J-XX:ArchiveClassesAtExit=${join(directory, archiveName)}`;
  const args = [dump, ...compileArguments(version), '-d', directory, source];
  await runInBackground(programs.javac ?? '', args, signal);
}

const helloWorld = `public class Main {
  public static void main(String[] args) {
    System.out.println("${helloText}");
  }
}
`;

const ownHeapMb = 8;

/** In bytes. */
const fileNameBytesMax = 255;

/** If the required file name is too long for the disk, javac gets another one and reports the class. */
function sourceFile(source: string): string {
  const name = `${publicClass(source) ?? 'Main'}.java`;
  return Buffer.byteLength(name) <= fileNameBytesMax ? name : 'Main.java';
}

export const java8: LanguageDefinition = {
  language: 'JAVA8',
  installHint: 'apt-get install -y openjdk-17-jdk-headless',
  find,
  sourceFile,
  compile: ({ programs, compileMounts, version }, source, accelerator) => ({
    argv: (work) => [
      programs.javac ?? '',
      ...(accelerator ? [`-J-XX:SharedArchiveFile=${accelerator}/${archiveName}`, '-J-Xshare:auto'] : []),
      ...compileArguments(version),
      '-d',
      work,
      sourceFile(source),
    ],
    env: baseEnvironment,
    mounts: compileMounts,
  }),
  run: ({ programs, runMounts }, source, memoryBytes) => ({
    argv: (work) => [
      programs.java ?? '',
      '-XX:+UseSerialGC',
      '-XX:-UsePerfData',
      '-XX:ReservedCodeCacheSize=64m',
      '-Xss64m',
      `-Xmx${toMegabytes(memoryBytes) + ownHeapMb}m`,
      '-Dfile.encoding=UTF-8',
      '-cp',
      work,
      mainClass(source),
    ],
    env: baseEnvironment,
    mounts: runMounts,
  }),
  timeMultiplier: 2,
  startupMs: 100,
  memorySlackBytes: megabytes(192),
  outOfMemoryPattern: /java\.lang\.OutOfMemoryError/,
  stackBytes: megabytes(64),
  threads: 48,
  openFiles: 256,
  helloWorld,
  accelerate: { key: [...javacMachine, ...compilerFlags].join(' '), build: archiveClasses },
};
