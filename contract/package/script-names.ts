/** Scripts that say in their first line, rather than by an extension, what they are written in. */
import type { FileTree } from './file-tree';

/** The same files; scripts without an extension have the one of their language. */
export interface NamedScripts {
  tree: FileTree;
  paths: readonly string[];
  /** How the package calls a file. */
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

/** Looks at the files below `folders` whose names have no dot; `build` and `run` are the format's own. */
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
    // Never over a file that has the name already.
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
