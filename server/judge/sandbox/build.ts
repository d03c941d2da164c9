/** Compiles the helper with this machine's C compiler, once per source version. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const warnings = [
  '-std=gnu11',
  ...[
    '-Wall',
    '-Wextra',
    '-Wshadow',
    '-Wconversion',
    '-Wstrict-prototypes',
    '-Wmissing-prototypes',
    '-Wundef',
  ],
  ...['-Wvla', '-Wcast-qual', '-Wpointer-arith', '-Wwrite-strings', '-Wformat=2', '-Wnull-dereference'],
];
const hardening = [
  '-O2',
  '-U_FORTIFY_SOURCE', // some distributions define it already; a redefinition is a warning
  '-D_FORTIFY_SOURCE=2',
  '-fstack-protector-strong',
  '-fstack-clash-protection',
  '-fno-strict-aliasing',
  ...(process.arch === 'x64' ? ['-fcf-protection=full'] : ['-mbranch-protection=standard']),
  '-Wl,-z,relro,-z,now,-z,noexecstack',
];
/** Best first. Static: starts faster, and a sandbox needs no mounts for it. */
const linkings = [['-static-pie', '-fPIE'], ['-static'], ['-pie', '-fPIE']];
/** New warnings of a newer compiler must not disable the judge, so the last attempts omit -Werror. */
const attempts = [...linkings.map((linking) => ['-Werror', ...linking]), ...linkings];

const compilers = ['/usr/bin/gcc', '/usr/bin/cc', '/usr/local/bin/gcc', '/usr/bin/clang'];

export type BuildResult = { ok: true; path: string } | { ok: false; reason: string; installHint?: string };

export const installCompilerHint = 'apt-get install -y g++';

/** Searches upwards, so that a bundle anywhere in the project finds our C sources. */
export function sourceDir(name: 'native' | 'native-tests' | 'canary' | 'abuse' | 'abuse-programs'): string {
  let at = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const dir = join(at, 'server', 'judge', 'sandbox', name);
    if (existsSync(dir)) return dir;
    if (dirname(at) === at) throw new Error(`no server/judge/sandbox/${name} above ${import.meta.url}`);
    at = dirname(at);
  }
}

async function firstExisting(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) return path;
  }
  return null;
}

async function readSources(dir: string): Promise<{ files: string[]; hash: string }> {
  const names = (await readdir(dir)).filter((name) => /\.[ch]$/.test(name)).sort();
  const hash = createHash('sha256').update(JSON.stringify([warnings, hardening, attempts, process.arch]));
  for (const name of names) hash.update(`${name}\0`).update(await readFile(join(dir, name)));
  const files = names.filter((name) => name.endsWith('.c')).map((name) => join(dir, name));
  return { files, hash: hash.digest('hex').slice(0, 16) };
}

async function compile(compiler: string, files: string[], output: string): Promise<string | null> {
  let complaint = '';
  for (const attempt of attempts) {
    try {
      await run(compiler, [...warnings, ...hardening, ...attempt, '-o', output, ...files], {
        timeout: 60_000,
      });
      return null;
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      complaint ||= (stderr || message).slice(0, 2000);
    }
  }
  return complaint;
}

/**
 * Builds the helper unless this source was built before. Returns its path. A rename makes parallel builds
 * safe.
 */
export async function buildHelper(cacheDir: string, name: string, dir: string): Promise<BuildResult> {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
    return { ok: false, reason: 'Judging needs Linux on x86-64 or arm64.' };
  const { files, hash } = await readSources(dir);
  const built = join(cacheDir, 'judge', 'helper');
  const path = join(built, `${name}-${hash}`);
  if (await firstExisting([path])) return { ok: true, path };
  const compiler = await firstExisting(compilers);
  if (!compiler)
    return {
      ok: false,
      reason: 'The sandbox cannot be built: there is no C compiler.',
      installHint: installCompilerHint,
    };
  await mkdir(built, { recursive: true });
  const draft = join(built, `.${name}-${process.pid}-${Date.now()}`);
  const complaint = await compile(compiler, files, draft);
  if (complaint !== null) {
    await rm(draft, { force: true });
    return { ok: false, reason: `The sandbox could not be built: ${complaint}` };
  }
  await chmod(draft, 0o755);
  await rename(draft, path);
  return { ok: true, path };
}
