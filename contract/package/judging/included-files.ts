/** Headers of a validator outside of its folder, as `#include "../shared/lib.h"` or a testlib.h elsewhere. */
import type { ProgramFile } from '../../entities/problem/program-files';
import { PackageFault } from '../package-fault';

/** Paths are those of the package. `base`: the folder that contains all files, with a trailing slash. */
export async function withIncludes(
  own: readonly ProgramFile[],
  folder: string,
  paths: readonly string[],
  readText: (path: string) => Promise<string>,
): Promise<{ files: ProgramFile[]; base: string }> {
  const files = [...own];
  const known = new Set(files.map(({ path }) => path));
  const take = async (path: string) => {
    known.add(path);
    files.push({ path, content: await readText(path) });
  };
  // The list grows while it is read.
  for (const { path, content } of files)
    for (const [, name = ''] of content.matchAll(/^[ \t]*#[ \t]*include[ \t]*"([^"\n]*)"/gm)) {
      const target = resolvePath(path, name);
      if (target !== undefined && known.has(target)) continue;
      if (target === undefined || !isInside(target, folder)) {
        if (target === undefined || !paths.includes(target))
          throw new PackageFault(path, `includes ${name}, which the package does not contain`);
        await take(target);
      } else if (/(^|\/)testlib\.h$/.test(name)) await takeTestlib(target);
    }
  return { files, base: commonFolder(files.map(({ path }) => path)) };

  /** Other tools provide the library, so packages keep it beside another program. */
  async function takeTestlib(wanted: string): Promise<void> {
    if (files.some(({ path }) => path.endsWith('/testlib.h'))) return;
    const elsewhere = paths.find((path) => /(^|\/)testlib\.h$/.test(path));
    if (elsewhere === undefined) return;
    known.add(wanted);
    files.push({ path: wanted, content: await readText(elsewhere) });
  }
}

const isInside = (path: string, folder: string) => path.startsWith(folder);

/** Undefined: outside of the package. */
function resolvePath(from: string, name: string): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function commonFolder(paths: readonly string[]): string {
  const [first = '', ...rest] = paths;
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (!rest.every((path) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, '');
  return folder;
}
