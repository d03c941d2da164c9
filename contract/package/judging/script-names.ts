/** Adds extensions to scripts that declare their language only in the first line. */
import type { FileTree } from '../file-tree';

export interface NamedScripts {
  tree: FileTree;
  paths: readonly string[];
  originalOf(path: string): string;
}

const extensions: readonly (readonly [RegExp, string])[] = [
  [/\bpython2/, '.py2'],
  [/\b(python|pypy)/, '.py'],
  [/\bnode/, '.js'],
  [/./, '.sh'],
];

async function extensionOf(tree: FileTree, path: string): Promise<string> {
  const head = new TextDecoder().decode((await tree.read(path)).subarray(0, 200));
  const [, program] = /^#!\s*(\S[^\n]*)/.exec(head) ?? [];
  return (program && extensions.find(([pattern]) => pattern.test(program))?.[1]) ?? '';
}

/** Checks names without a dot; `build` and `run` belong to the format. */
export async function nameScripts(
  tree: FileTree,
  paths: readonly string[],
  folders: RegExp,
): Promise<NamedScripts> {
  const originals = new Map<string, string>();
  const named: string[] = [];
  for (const path of paths) {
    const isMeant = folders.test(path) && /\/[^/.]+$/.test(path) && !/\/(build|run)$/.test(path);
    const name = path + (isMeant ? await extensionOf(tree, path) : '');
    // Keep an existing file of that name.
    const isNew = name !== path && !paths.includes(name);
    if (isNew) originals.set(name, path);
    named.push(isNew ? name : path);
  }
  const originalOf = (path: string) => originals.get(path) ?? path;
  return {
    tree: { paths: async () => named, read: (path) => tree.read(originalOf(path)) },
    paths: named,
    originalOf,
  };
}
